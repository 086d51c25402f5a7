import { missingRank } from '@pinfold/contract/rank-depth';
import { moveOf, type RankMove } from '../../../state/rank-move.ts';
import type { RankSeries } from '../../../state/rank-series.ts';
import type { OrganicKeywordResults, OrganicResult } from './organic-results.queries.ts';

/**
 * The positions of a keyword by day, over all places that it was looked for from: no points where nothing was measured,
 * and no best position where it was looked for and not found.
 *
 * @example
 * ```tsx
 * const { rows = [], dates } = useWebsitePositions();
 * const values = rankSeries(organicSeries(rows, dates), 'best');
 * ```
 */
export function organicSeries(
  rows: readonly Pick<OrganicKeywordResults, 'results'>[],
  dates: readonly string[],
): RankSeries {
  const byDay = new Map<string, OrganicResult[]>();
  for (const result of rows.flatMap(({ results }) => results))
    byDay.set(result.searched_at, [...(byDay.get(result.searched_at) ?? []), result]);
  const sums = dates.map((date) => organicSums(byDay.get(date) ?? []));
  return {
    points: sums.map(({ lookups }) => lookups),
    best: sums.map(({ best }) => best),
    average: sums.map(({ average }) => average),
    average_all: sums.map(({ average_all }) => average_all),
    top3_share: sums.map(({ top3_share }) => top3_share),
  };
}

/** What searches add up to; shares are of 0 to 1, and null without a search. */
export interface OrganicSums {
  lookups: number;
  /** The best position; null where none was found. */
  best: number | null;
  /** Where found. */
  average: number | null;
  /** Missing counts 21. */
  average_all: number | null;
  top3_share: number | null;
  top10_share: number | null;
  found_share: number | null;
}

/**
 * Adds up searches: each weighs the same, whichever keyword and day it was for.
 *
 * @example
 * ```ts
 * const { average_all } = organicSums([{ position: 4 }, { position: null }]); // 12.5
 * ```
 */
export function organicSums(results: readonly Pick<OrganicResult, 'position'>[]): OrganicSums {
  const found = results.flatMap(({ position }) => position ?? []);
  const share = (count: number) => (results.length === 0 ? null : count / results.length);
  const sum = found.reduce((total, position) => total + position, 0);
  return {
    lookups: results.length,
    best: found.length === 0 ? null : Math.min(...found),
    average: found.length === 0 ? null : sum / found.length,
    average_all: share(sum + missingRank * (results.length - found.length)),
    top3_share: share(found.filter((position) => position <= 3).length),
    top10_share: share(found.filter((position) => position <= 10).length),
    found_share: share(found.length),
  };
}

/** How a keyword stands from one place. */
export interface KeywordStanding {
  id: number;
  keyword: string;
  /** Id of the search location. */
  location: number;
  /** The last measured day of the period; undefined where there is none. */
  latest: OrganicResult | undefined;
  /** From the first measured day to the last; undefined where there are no two. */
  move: RankMove | undefined;
}

/**
 * How each keyword stands from each place, and how it has moved within the period.
 *
 * @example
 * ```tsx
 * const { rows = [] } = useWebsitePositions();
 * const lost = keywordStandings(rows).filter(({ move }) => move?.kind === 'out');
 * ```
 */
export function keywordStandings(rows: readonly OrganicKeywordResults[]): KeywordStanding[] {
  return rows.map(({ keyword_id: id, keyword, search_location: location, results }) => {
    const [first] = results;
    const latest = results.at(-1);
    const move = first && latest && first !== latest ? moveOf(latest.position, first.position) : undefined;
    return { id, keyword, location, latest, move };
  });
}
