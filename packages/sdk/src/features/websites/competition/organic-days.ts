import { missingRank } from '@pinfold/contract/rank-depth';
import type { RankSeries, RankSummary } from '../../../state/rank-series.ts';
import type { OrganicDay } from './organic-competition.queries.ts';

/**
 * Days of a website as a series: no points where nothing was measured. The API does not tell the share of the top 3.
 *
 * @example
 * ```ts
 * const day = { searched_at: '2031-03-01', best: 2, average_all: 9, found: 2, lookups: 3 };
 * const values = rankSeries(seriesOfDays([day], ['2031-03-01', '2031-03-02']), 'average_all'); // [9, null]
 * ```
 */
export function seriesOfDays(days: readonly OrganicDay[], dates: readonly string[]): RankSeries {
  const byDate = new Map(days.map((day) => [day.searched_at, day]));
  const measured = dates.map((date) => byDate.get(date));
  return {
    points: measured.map((day) => day?.lookups ?? 0),
    best: measured.map((day) => day?.best ?? null),
    average: measured.map((day) => (day ? averageFound([day]) : null)),
    average_all: measured.map((day) => day?.average_all ?? null),
    top3_share: dates.map(() => null),
  };
}

/**
 * Adds up days of a website: every search weighs the same.
 *
 * @example
 * ```ts
 * const day = { searched_at: '2031-03-01', best: 2, average_all: 9, found: 2, lookups: 3 };
 * const { average } = summaryOfDays([day]); // 3
 * ```
 */
export function summaryOfDays(days: readonly OrganicDay[]): RankSummary {
  const points = days.reduce((total, { lookups }) => total + lookups, 0);
  const best = days.flatMap((day) => day.best ?? []);
  const last = days.at(-1);
  return {
    points,
    best: best.length === 0 ? null : Math.min(...best),
    average: averageFound(days),
    average_all: points === 0 ? null : sumOf(days) / points,
    top3_share: null,
    latest: last?.best ?? null,
    latest_on: last?.searched_at ?? null,
  };
}

/**
 * Whether two websites were looked for in the same searches, day by day: only then their figures can be set against each
 * other. A competitor is looked for from the day on which it was added.
 *
 * @example
 * ```ts
 * const day = { searched_at: '2031-03-02', best: 2, average_all: 9, found: 2, lookups: 3 };
 * const dates = ['2031-03-01', '2031-03-02'];
 * const isFair = isOfSameSearches(seriesOfDays([day], dates), seriesOfDays([day], dates)); // true
 * ```
 */
export function isOfSameSearches(one: RankSeries, other: RankSeries): boolean {
  return one.points.every((count, index) => count === other.points[index]);
}

/** The first measured day of a website, where the own one was measured before it. */
export function laterStart(
  series: RankSeries,
  own: RankSeries,
  dates: readonly string[],
): string | undefined {
  const isMeasured = (count: number) => count > 0;
  const first = series.points.findIndex(isMeasured);
  const ownFirst = own.points.findIndex(isMeasured);
  return ownFirst !== -1 && first > ownFirst ? dates[first] : undefined;
}

// The API tells the average of all searches; what was missing counted 21 in it.
function averageFound(days: readonly OrganicDay[]): number | null {
  const found = days.reduce((total, day) => total + day.found, 0);
  const missing = days.reduce((total, day) => total + day.lookups - day.found, 0);
  return found === 0 ? null : (sumOf(days) - missing * missingRank) / found;
}

function sumOf(days: readonly OrganicDay[]): number {
  return days.reduce((total, { average_all, lookups }) => total + average_all * lookups, 0);
}
