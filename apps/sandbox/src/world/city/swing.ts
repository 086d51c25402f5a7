import { mix } from './mix.ts';

/** What a place is worth for reasons that nobody sees, for good. */
export function standingOf(place: number): number {
  return 1.1 * (mix(place, 0) - 0.5);
}

/** No sum of swings is further from nothing. */
export const widestSwing = 0.66;

/**
 * What moves a place without any reason that one could see: slowly over seasons, over weeks for one search, and a
 * little from day to day. Days are numbered from 1970.
 */
export function swingOf(place: number, search: number, day: number): number {
  return (
    season * wave(place, day / 61) +
    weeks * wave(place ^ search, day / 19) +
    daily * (2 * mix(place ^ Math.imul(search, 31), day) - 1)
  );
}

const season = 0.34;
const weeks = 0.24;
const daily = 0.08;

/** A smooth walk through random heights between -1 and 1, one at each whole step. */
function wave(seed: number, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const eased = part * part * (3 - 2 * part);
  const [from, to] = [mix(seed, step), mix(seed, step + 1)];
  return 2 * (from + (to - from) * eased) - 1;
}
