import { dateOfDay, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import {
  addTallies,
  averageFound,
  averageOfAll,
  type RankTally,
  shareOfTop3,
} from '@pinfold/contract/features/rankings/rank-tally';
import { bandOf } from '@pinfold/contract/features/rankings/rank';
import type { Period } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import type { RankSeries, RankSummary } from '../../features/rankings/ranking.ts';
import { testTally } from './test-tally.ts';

/** A place that is looked for by some keywords. */
export interface Looked {
  place: number;
  keywords: readonly string[];
}

/** What `measuredPeriod` returns. */
export interface MeasuredPeriodResult {
  series: RankSeries;
  summary: RankSummary;
  bands: Schemas['RankBandCounts'][];
  total: Schemas['RankBandCounts'];
}

/** Measures and bands of places in a period, point by point and as a whole. */
export function measuredPeriod(
  looked: readonly Looked[],
  { from, to, points }: Period & { points: readonly string[] },
  today: string,
): MeasuredPeriodResult {
  const now = dayNumber(today) ?? 0;
  const last = dayNumber(to) ?? 0;
  const tallies: RankTally[] = [];
  const bands: Schemas['RankBandCounts'][] = [];
  let latest: { best: number | null; daysAgo: number } | undefined;
  points.forEach((point, index) => {
    const next = points[index + 1];
    const begin = Math.max(dayNumber(point) ?? 0, dayNumber(from) ?? 0);
    const end = next === undefined ? last : (dayNumber(next) ?? 0) - 1;
    const counts = { top3: 0, top10: 0, top20: 0, beyond: 0 };
    const found: RankTally[] = [];
    for (let day = begin; day <= end; day++) {
      for (const { place, keywords } of looked)
        for (const keyword of keywords) {
          const tally = testTally(place, keyword, now - day);
          if (tally.points === 0) continue;
          found.push(tally);
          counts[bandOf(tally.best)] += 1;
          latest = latestOf(latest, tally.best, now - day);
        }
    }
    tallies.push(addTallies(found));
    bands.push(counts);
  });
  return {
    series: seriesOf(tallies),
    summary: summaryOf(addTallies(tallies), latest, now),
    bands,
    total: sumOf(bands),
  };
}

function latestOf(
  known: { best: number | null; daysAgo: number } | undefined,
  best: number | null,
  daysAgo: number,
) {
  if (known?.daysAgo !== daysAgo) return { best, daysAgo };
  const better = Math.min(known.best ?? Infinity, best ?? Infinity);
  return { best: better === Infinity ? null : better, daysAgo };
}

function seriesOf(tallies: readonly RankTally[]): Schemas['RankSeries'] {
  return {
    best: tallies.map(({ best }) => best),
    average: tallies.map(averageFound),
    average_all: tallies.map(averageOfAll),
    top3_share: tallies.map(shareOfTop3),
    points: tallies.map(({ points }) => points),
  };
}

function summaryOf(
  tally: RankTally,
  latest: { best: number | null; daysAgo: number } | undefined,
  now: number,
): Schemas['RankSummary'] {
  return {
    best: tally.best,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    points: tally.points,
    latest: latest?.best ?? null,
    latest_on: latest ? dateOfDay(now - latest.daysAgo) : null,
  };
}

function sumOf(bands: readonly Schemas['RankBandCounts'][]): Schemas['RankBandCounts'] {
  const total = { top3: 0, top10: 0, top20: 0, beyond: 0 };
  for (const counts of bands)
    for (const band of ['top3', 'top10', 'top20', 'beyond'] as const) total[band] += counts[band];
  return total;
}
