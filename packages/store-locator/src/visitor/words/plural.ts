import type { Language } from '@pinfold/contract/languages';
import { grouped } from './plain-numbers.ts';

interface Forms {
  one: string;
  /** Polish alone has it. */
  few?: string;
  other: string;
}

/** A whole count in words, as its language inflects them; `#` is where the number stands. */
export function plural(language: Language, count: number, { one, few, other }: Forms): string {
  const form = count === 1 ? one : few && isFew(count) ? few : other;
  return form.replace('#', grouped(count, language));
}

/** 2 to 4, 22 to 24 and so on, but not 12 to 14. `Intl` knows as much, and takes longer to say so than a card to draw. */
function isFew(count: number): boolean {
  return count % 10 > 1 && count % 10 < 5 && Math.floor(count / 10) % 10 !== 1;
}
