import { hostOfPage, maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
import { comparedPeriod, daysIn, type Period, stepsOf } from '@pinfold/contract/period';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { chosenDays } from '../../../state/period-choice.ts';
import type { RankSeries, RankSummary } from '../../../state/rank-series.ts';
import { useAllWebsiteKeywords, type Website, type WebsiteKeyword } from '../../company/websites/websites.ts';
import { type EarlierPeriodReading, useEarlierPeriod } from '../earlier-period.ts';
import { type SearchPlace, useWatchedWebsites } from '../watched-websites.ts';
import {
  getOrganicCompetition,
  type OrganicDay,
  websiteCompetitionAccess,
} from './organic-competition.queries.ts';
import { isOfSameSearches, laterStart, seriesOfDays, summaryOfDays } from './organic-days.ts';
import {
  type ComparedWebsite,
  mostCompetitors,
  useWebsiteCompetitionSearch,
  type WebsiteCompetitionSearch,
  type WebsiteCompetitionSearchChange,
  type WebsiteCompetitionStart,
} from './website-competition-search.ts';

/**
 * Why there is nothing to compare: no website is watched, no keyword of it, none from the chosen place, it has no
 * competitors, or nothing was measured in these days.
 */
export type WebsiteCompetitionEmptiness =
  | 'no_websites'
  | 'no_keywords'
  | 'no_keywords_here'
  | 'no_competitors'
  | 'no_positions';

/**
 * An own website beside those of competitors in the same searches, over time and in the figures of a period, held here or
 * by you; with two of them as the sides of a comparison.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { own, rivals } = useWebsiteCompetition();
 * return <p>{own?.summary.average_all} : {rivals[0]?.summary.average_all}</p>;
 * ```
 */
export function useWebsiteCompetition(start: WebsiteCompetitionStart = {}): WebsiteCompetitionState {
  const client = useClient();
  const { search, changeSearch } = useWebsiteCompetitionSearch(start);
  const today = useFormat().today();
  const permission = usePermission(websiteCompetitionAccess);
  const watched = useWatchedWebsites(search.website, { enabled: permission.allowed });
  const { website } = watched;
  const days = chosenDays(search, today);
  const isTooLong = daysIn(days) > maxOrganicDays;
  const before = comparedPeriod(days, search.compare ?? 'none');
  const watchedKeywords = useAllWebsiteKeywords(website?.id ?? 0, {
    enabled: permission.allowed && website !== undefined,
  }).data?.results;
  const keywordsHere = watchedKeywords?.filter((one) => isFrom(one, search.location));
  const isAsking = permission.allowed && website !== undefined && !isTooLong && keywordsHere?.length !== 0;
  const ask = (of: Period) =>
    getOrganicCompetition(client, {
      website: website?.id ?? 0,
      days: of,
      location: search.location,
      keyword: search.keyword,
    });
  const query = usePinfoldQuery({ ...ask(days), enabled: isAsking });
  const { data: earlier, comparison } = useEarlierPeriod(
    ask(before ?? days),
    isAsking && before !== undefined,
  );
  const error = watched.error ?? (isAsking && query.data === undefined ? query.error : null);
  const data = isAsking ? query.data : undefined;
  const dates = stepsOf(days, 'day');
  const seriesOfOwn = seriesOfDays(data?.own ?? [], dates);
  const read = (id: string, url: string, results: readonly OrganicDay[], former?: readonly OrganicDay[]) => {
    const series = seriesOfDays(results, dates);
    return {
      id,
      name: hostOfPage(url) ?? url,
      series,
      summary: summaryOfDays(results),
      compared: former ? summaryOfDays(former) : null,
      isComparable: isOfSameSearches(series, seriesOfOwn),
      measuredSince: laterStart(series, seriesOfOwn, dates),
    };
  };
  // Days that stand in are not those that the earlier ones come before.
  const formerly = query.isPlaceholderData ? undefined : earlier;
  const own = data && website && read('own', website.url, data.own, formerly?.own);
  const known = data?.competitors.map(({ competitor, url }) => ({
    id: competitor,
    name: hostOfPage(url) ?? url,
  }));
  const wanted = search.competitors ?? known?.slice(0, mostCompetitors).map(({ id }) => id) ?? [];
  const rivals = (data?.competitors ?? [])
    .filter(({ competitor }) => wanted.includes(competitor))
    .map(({ competitor, url, results }) =>
      read(
        String(competitor),
        url,
        results,
        formerly?.competitors.find((one) => one.competitor === competitor)?.results,
      ),
    );
  const all = own ? [own, ...rivals] : [];
  const sideOf = (chosen: ComparedWebsite | undefined) => all.find(({ id }) => id === String(chosen));
  const a = sideOf(search.a ?? 'own') ?? own;
  const b = sideOf(search.b) ?? all.find((one) => one !== a);
  const emptiness = ((): WebsiteCompetitionEmptiness | undefined => {
    if (watched.isEmpty) return 'no_websites';
    if (watchedKeywords?.length === 0) return 'no_keywords';
    if (keywordsHere?.length === 0) return 'no_keywords_here';
    if (!data || query.isPlaceholderData) return undefined;
    if (data.competitors.length === 0) return 'no_competitors';
    return all.some(({ summary }) => summary.points > 0) ? undefined : 'no_positions';
  })();
  return {
    search,
    changeSearch,
    permission,
    websites: watched.websites,
    website,
    places: watched.places.filter(
      ({ id }) => id === search.location || watchedKeywords?.some((one) => isFrom(one, id)),
    ),
    keywords: [...new Set(keywordsHere?.map(({ keyword }) => keyword))],
    days,
    dates,
    isTooLong,
    known: known ?? [],
    shown: rivals.map(({ id }) => Number(id)),
    own,
    rivals,
    a,
    b,
    areSidesComparable: a !== undefined && b !== undefined && isOfSameSearches(a.series, b.series),
    emptiness,
    isPending: permission.allowed && !error && (watched.isPending || (isAsking && !query.data)),
    isStale: isAsking && (query.isPlaceholderData || comparison.isPending),
    comparison,
    isFetching: query.isFetching || watched.isFetching,
    error,
    refetch: () => (watched.error ? watched.refetch() : query.refetch()),
  };
}

function isFrom({ search_location }: WebsiteKeyword, location: number | undefined): boolean {
  return location === undefined || search_location === location;
}

/** A website with its positions. */
export interface WebsiteBesideOthers {
  /** `own`, or the id of a competitor. */
  id: string;
  /** Its host. */
  name: string;
  series: RankSeries;
  summary: RankSummary;
  /** Of the earlier period. */
  compared: RankSummary | null;
  /** Whether it was looked for in the same searches as the own one: otherwise neither is ahead. */
  isComparable: boolean;
  /** Its first measured day of the period, where the own one was measured before it. */
  measuredSince: string | undefined;
}

/** What `useWebsiteCompetition` gives: everything that a view needs. */
export interface WebsiteCompetitionState {
  search: WebsiteCompetitionSearch;
  changeSearch: (change: WebsiteCompetitionSearchChange) => void;
  permission: PermissionDecision;
  websites: Website[];
  /** The chosen website, or the first one. */
  website: Website | undefined;
  /** From where this website is looked for. */
  places: SearchPlace[];
  /** What this website is looked for by from the chosen place. */
  keywords: string[];
  /** The first and the last day. */
  days: Period;
  dates: readonly string[];
  /** More days than the API answers for at once; nothing is read then. */
  isTooLong: boolean;
  /** All competitors of the website. */
  known: readonly { id: number; name: string }[];
  /** The ids of those that are shown. */
  shown: readonly number[];
  own: WebsiteBesideOthers | undefined;
  rivals: WebsiteBesideOthers[];
  /** The two sides of the comparison; undefined where there is none. */
  a: WebsiteBesideOthers | undefined;
  b: WebsiteBesideOthers | undefined;
  /** Whether both sides were looked for in the same searches: otherwise neither leads. */
  areSidesComparable: boolean;
  /** Undefined when there is something to compare, or it is not yet known. */
  emptiness: WebsiteCompetitionEmptiness | undefined;
  isPending: boolean;
  /** True while positions of other days are shown, or the earlier period is on its way. */
  isStale: boolean;
  /** How reading the earlier period goes; the websites are shown without it too. */
  comparison: EarlierPeriodReading;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}
