import { emptyWorld } from './empty-world.ts';
import { listedWorld } from './listed-world.ts';
import { scaleWorld } from './scale-world.ts';
import type { WorldSource } from './world-source.ts';
import type { World } from './world.ts';

export type WorldChoice = 'demo' | 'empty' | { locations: number; reviews: number } | World;

export async function seededSource(
  choice: WorldChoice,
  seed: number,
  seededAt: number,
): Promise<WorldSource> {
  if (choice === 'empty') return listedWorld(emptyWorld);
  if (choice === 'demo') {
    const { demoWorld } = await import('./demo/demo-world.ts');
    return listedWorld(demoWorld({ seed, now: seededAt }));
  }
  if ('accounts' in choice) return listedWorld(choice);
  return scaleWorld(choice, seed, seededAt);
}

/** Says in the journal which world it belongs to, so that it is never replayed over another one. */
export function nameOfWorld(choice: WorldChoice): string {
  if (typeof choice === 'string') return choice;
  return 'accounts' in choice ? 'custom' : `${choice.locations}x${choice.reviews}`;
}
