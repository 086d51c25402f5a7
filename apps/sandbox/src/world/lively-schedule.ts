import { seededRandom, seedOf } from './random.ts';

/** Somebody acts every 30 to 90 seconds of sandbox time. */
export function nextActAt(seed: number, act: number, after: number): number {
  return after + 30_000 + Math.floor(seededRandom(seedOf(seed, 'pause', act))() * 60_000);
}

export function firstActAt(seed: number, startsAt: number): number {
  return nextActAt(seed, 0, startsAt);
}
