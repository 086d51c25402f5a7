import { maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
import { comparedPeriod, daysIn, type Period, stepsOf } from '@pinfold/contract/period';
import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { chosenDays } from '../../../state/period-choice.ts';
import type { RankSeries } from '../../../state/rank-series.ts';
import type { Website } from '../../company/websites/websites.ts';
import { type EarlierPeriodReading, useEarlierPeriod } from '../earlier-period.ts';
import { type SearchPlace, useWatchedWebsites } from '../watched-websites.ts';
import {
  listOrganicResults,
  longestPeriod,
  type OrganicKeywordResults,
  websiteRankAccess,
} from './organic-results.queries.ts';
import {
  type KeywordStanding,
  keywordStandings,
  organicSeries,
  type OrganicSums,
  organicSums,
} from './organic-series.ts';
import {
  useWebsiteSearch,
  type WebsiteSearch,
  type WebsiteSearchChange,
  type WebsiteSearchStart,
} from './website-search.ts';
import { type WhyUnmeasured, whyUnmeasured } from './why-unmeasured.ts';

/**
 * Why there is nothing to draw: no website is watched, no keyword of it, none from the chosen place, the first search is on
 * its way or will never be made, or nothing was measured in these days.
 */
export type WebsiteEmptiness =
  | 'no_websites'
  | 'no_keywords'
  | 'no_keywords_here'
  | WhyUnmeasured
  | 'no_positions';

/** How many keywords are drawn for who has chosen none. */
const firstKeywords = 5;

/**
 * Where a website stands in Google's organic results: by keyword over time, from all places or one, with figures of the
 * period and what stands where today. Days that were not measured are gaps, and days on which it was not found are not.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { website, sums } = useWebsitePositions();
 * return <p>{website?.name}: {sums?.average_all}</p>;
 * ```
 */
export function useWebsitePositions(start: WebsiteSearchStart = {}): WebsitePositionsState {
  const client = useClient();
  const { search, changeSearch } = useWebsiteSearch(start);
  const today = useFormat().today();
  const permission = usePermission(websiteRankAccess);
  const watched = useWatchedWebsites(search.website, { enabled: permission.allowed });
  const { website } = watched;
  const days = chosenDays(search, today);
  const isTooLong = daysIn(days) > maxOrganicDays;
  const before = comparedPeriod(days, search.compare ?? 'none');
  const isAsking = permission.allowed && website !== undefined && !isTooLong;
  const ask = (of: Period) => listOrganicResults(client, { website: website?.id ?? 0, days: of });
  const query = usePinfoldQuery({ ...ask(days), enabled: isAsking });
  const { data: earlier, comparison } = useEarlierPeriod(
    ask(before ?? days),
    isAsking && before !== undefined,
  );
  const all = isAsking ? query.data?.results : undefined;
  const isUnmeasured = all !== undefined && !query.isPlaceholderData && !all.some(isMeasured);
  const isFindingOut = isUnmeasured && all.length > 0;
  const ever = usePinfoldQuery({ ...ask(longestPeriod(today)), enabled: isFindingOut });
  const { location } = search;
  const rows = useMemo(() => all?.filter((row) => isFrom(row, location)), [all, location]);
  // Days that stand in are not those that the earlier ones come before.
  const rowsBefore = query.isPlaceholderData
    ? undefined
    : earlier?.results.filter((row) => isFrom(row, location));
  const known = useMemo(() => [...new Set(rows?.map(({ keyword }) => keyword))], [rows]);
  const chosen = search.keywords?.filter((keyword) => known.includes(keyword)) ?? [];
  const keywords = chosen.length > 0 ? chosen : known.slice(0, firstKeywords);
  // A failure in the background takes away nothing that is known, and that of a query that is not asked is none.
  const failed = [query, ...(isFindingOut ? [ever] : [])].find(
    (one) => isAsking && one.data === undefined && one.error,
  );
  const error = watched.error ?? failed?.error ?? null;
  const dates = stepsOf(days, 'day');
  const datesBefore = before && stepsOf(before, 'day');
  const emptiness = ((): WebsiteEmptiness | undefined => {
    if (watched.isEmpty) return 'no_websites';
    if (!rows || query.isPlaceholderData) return undefined;
    if (rows.length === 0) return all?.length ? 'no_keywords_here' : 'no_keywords';
    if (rows.some(isMeasured)) return undefined;
    if (!isUnmeasured) return 'no_positions';
    if (!ever.data) return undefined;
    return ever.data.results.some(isMeasured)
      ? 'no_positions'
      : whyUnmeasured(ever.data, rows, watched.places);
  })();
  return {
    search,
    changeSearch,
    permission,
    websites: watched.websites,
    website,
    places: watched.places.filter(
      ({ id }) => id === location || all?.some(({ search_location }) => search_location === id),
    ),
    days,
    dates,
    datesBefore,
    isTooLong,
    keywords,
    known,
    lines: keywords.map((keyword) => {
      const ofKeyword = (one: readonly OrganicKeywordResults[]) =>
        one.filter((row) => row.keyword === keyword);
      return {
        keyword,
        series: organicSeries(ofKeyword(rows ?? []), dates),
        before: rowsBefore && datesBefore ? organicSeries(ofKeyword(rowsBefore), datesBefore) : undefined,
      };
    }),
    rows,
    standings: useMemo(() => keywordStandings(rows ?? []), [rows]),
    sums: rows && organicSums(rows.flatMap(({ results }) => results)),
    sumsBefore: rowsBefore && organicSums(rowsBefore.flatMap(({ results }) => results)),
    emptiness,
    isPending:
      permission.allowed &&
      !error &&
      (watched.isPending || (isAsking && (!all || (isFindingOut && !ever.data)))),
    isStale: query.isPlaceholderData || comparison.isPending,
    comparison,
    isFetching: query.isFetching || watched.isFetching || (isFindingOut && ever.isFetching),
    error,
    refetch: () => (watched.error ? watched : (failed ?? query)).refetch(),
  };
}

function isMeasured({ results }: OrganicKeywordResults): boolean {
  return results.length > 0;
}

function isFrom({ search_location }: OrganicKeywordResults, location: number | undefined): boolean {
  return location === undefined || search_location === location;
}

/** The positions of one keyword over time. */
export interface WebsiteKeywordLine {
  keyword: string;
  /** The best position of each day, over the chosen places. */
  series: RankSeries;
  /** Of the earlier period; undefined where nothing is compared. */
  before: RankSeries | undefined;
}

/** What `useWebsitePositions` gives: everything that a view needs. */
export interface WebsitePositionsState {
  search: WebsiteSearch;
  changeSearch: (change: WebsiteSearchChange) => void;
  permission: PermissionDecision;
  websites: Website[];
  /** The chosen website, or the first one. */
  website: Website | undefined;
  /** From where this website is looked for. */
  places: SearchPlace[];
  /** The first and the last day. */
  days: Period;
  dates: readonly string[];
  /** Of the earlier period; undefined where nothing is compared. */
  datesBefore: readonly string[] | undefined;
  /** More days than the API answers for at once; nothing is read then. */
  isTooLong: boolean;
  /** The drawn keywords. */
  keywords: readonly string[];
  /** All keywords that are watched from the chosen places. */
  known: readonly string[];
  lines: WebsiteKeywordLine[];
  /** What was measured, keyword by keyword and place by place. */
  rows: readonly OrganicKeywordResults[] | undefined;
  standings: KeywordStanding[];
  /** Over all keywords and days. */
  sums: OrganicSums | undefined;
  sumsBefore: OrganicSums | undefined;
  /** Undefined when there is something to draw, or it is not yet known. */
  emptiness: WebsiteEmptiness | undefined;
  isPending: boolean;
  /** True while positions of other days are shown, or the earlier period is on its way. */
  isStale: boolean;
  /** How reading the earlier period goes; the positions are shown without it too. */
  comparison: EarlierPeriodReading;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}
