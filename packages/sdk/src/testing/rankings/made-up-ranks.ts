import { addDays, dateOfDay, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import { bandOf, rankBands } from '@pinfold/contract/features/rankings/rank';
import {
  addRankTallies,
  averageFound,
  averageOfAll,
  noTally,
  type RankTally,
  shareOfTop3,
  tallyOf,
} from '@pinfold/contract/features/rankings/rank-tally';
import type { Period } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { type PeriodRequest, type RequestedPeriod, requestedPeriod } from '../requested-period.ts';

/** Age of the first positions in days. */
export const measuredDays = 364;

/**
 * Returns generated lookups of one day for a place, deterministic by place, keyword and age. Some days have no
 * measurements, for one place or, nine weeks ago, for all.
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

/** Returns a number from 0 to below 1 that depends only on the seed. */
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

/** The location itself and two search locations. */
const lookupsOfDay = 3;

function isGap(place: number, daysAgo: number): boolean {
  return (daysAgo >= 61 && daysAgo <= 65) || (daysAgo > 1 && unit(place * 131 + daysAgo * 17) < 0.02);
}

interface Latest {
  best: number | null;
  day: string;
}

/** Returns the positions of the last two measured days, latest first. */
export function latestPositions(place: number, keyword: string, today: string): Latest[] {
  const found: Latest[] = [];
  for (let daysAgo = 0; daysAgo < 14 && found.length < 2; daysAgo++) {
    const { best, points } = testTally(place, keyword, daysAgo);
    if (points > 0) found.push({ best, day: addDays(today, -daysAgo) });
  }
  return found;
}

/** Returns the days that a call about ranks is about. */
export function rankPeriod(request: PeriodRequest, today: string): RequestedPeriod {
  return requestedPeriod(request, today, addDays(today, -measuredDays));
}

type RankMeasures = Pick<Schemas['RankSummary'], 'average' | 'average_all' | 'top3_share'>;

/** A place that is looked for by some keywords. */
export interface Looked {
  place: number;
  keywords: readonly string[];
}

/** What `measuredPeriod` returns. */
export interface MeasuredPeriod {
  series: Schemas['RankSeries'];
  summary: Schemas['RankSummary'];
  bands: Schemas['RankBandCounts'][];
  total: Schemas['RankBandCounts'];
}

/** Measures and bands of places in a period, point by point and as a whole. */
export function measuredPeriod(
  looked: readonly Looked[],
  { from, to, points }: Period & { points: readonly string[] },
  today: string,
): MeasuredPeriod {
  const now = dayNumber(today) ?? 0;
  const [first, last] = [dayNumber(from) ?? 0, dayNumber(to) ?? 0];
  const begins = points.map((point) => dayNumber(point) ?? 0);
  let latest: { daysAgo: number; best: number[] } | undefined;
  const measured = begins.map((begin, index) => {
    const end = (begins[index + 1] ?? last + 1) - 1;
    const bands = noBands();
    const tallies: RankTally[] = [];
    for (let day = Math.max(begin, first); day <= end; day++)
      for (const { place, keywords } of looked)
        for (const keyword of keywords) {
          const tally = testTally(place, keyword, now - day);
          if (tally.points === 0) continue;
          tallies.push(tally);
          bands[bandOf(tally.best)] += 1;
          if (latest?.daysAgo !== now - day) latest = { daysAgo: now - day, best: [] };
          if (tally.best !== null) latest.best.push(tally.best);
        }
    return { tally: addRankTallies(tallies), bands };
  });
  const tallies = measured.map(({ tally }) => tally);
  const bands = measured.map((point) => point.bands);
  const whole = addRankTallies(tallies);
  const total = noBands();
  for (const band of rankBands) for (const counts of bands) total[band] += counts[band];
  return {
    series: {
      best: tallies.map(({ best }) => best),
      average: tallies.map(averageFound),
      average_all: tallies.map(averageOfAll),
      top3_share: tallies.map(shareOfTop3),
      points: tallies.map((tally) => tally.points),
    },
    summary: {
      best: whole.best,
      ...measuresOf(whole),
      points: whole.points,
      latest: latest && latest.best.length > 0 ? Math.min(...latest.best) : null,
      latest_on: latest ? dateOfDay(now - latest.daysAgo) : null,
    },
    bands,
    total,
  };
}

/** The averages of a tally, as scans and periods show them. */
export function measuresOf(tally: RankTally): RankMeasures {
  return {
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
  };
}

function noBands(): Schemas['RankBandCounts'] {
  return { top3: 0, top10: 0, top20: 0, beyond: 0 };
}
