import { noTally, type RankTally, tallyOf } from '@pinfold/contract/features/rankings/rank-tally';

/** How many days before today the first positions are from. */
export const measuredDays = 364;

/**
 * What the lookups of one day add up to for a place, made up when it is asked for: the same for the same place, keyword
 * and number of days ago. On some days nothing was measured, for a place alone or, nine weeks ago, for everybody.
 */
export function testTally(place: number, keyword: string, daysAgo: number): RankTally {
  if (daysAgo < 0 || daysAgo > measuredDays || isGap(place, daysAgo)) return noTally;
  const seed = place * 7919 + textSeed(keyword);
  const usual = 1 + 10 * unit(seed);
  const season =
    2.5 * Math.sin((daysAgo + 90 * unit(seed + 1)) / 38) + (daysAgo / measuredDays) * 4 * unit(seed + 2);
  const positions = Array.from({ length: lookupsOfDay }, (_, point) => {
    const noise = 2 * unit(seed + daysAgo * 31 + point * 977) - 1;
    return Math.max(1, Math.round(usual + season + noise + point * 3.4 * unit(seed + 3 + point)));
  });
  return tallyOf(positions);
}

/** A number from 0 up to 1 that depends on the seed alone. */
export function unit(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

export function textSeed(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum >>> 8;
}

/** The own door and two search locations. */
const lookupsOfDay = 3;

function isGap(place: number, daysAgo: number): boolean {
  return (daysAgo >= 61 && daysAgo <= 65) || (daysAgo > 1 && unit(place * 131 + daysAgo * 17) < 0.02);
}
