import { latestKeywordsMonth } from '@pinfold/contract/features/insights/insight-days';
import { earliestDate } from '@pinfold/contract/period';
import { useState } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { Schemas } from '../../client/schema.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { type InsightFilters, insightLocationsOf, tidyInsightFilters } from './insight-filters.ts';
import { insightAccess, type InsightKeyword, listInsightKeywords } from './insights.queries.ts';

/** Of which months and locations, and how many at a time. */
export interface InsightKeywordsOptions {
  /** Months and locations; the days do not matter, since keywords are counted by whole months. */
  filters?: InsightFilters | undefined;
  /** Rows a page, 1 to 100. @defaultValue 10 */
  pageSize?: number | undefined;
}

/** What `useInsightKeywords` returns. */
export interface UseInsightKeywordsResult {
  keywords: InsightKeyword[];
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
  /** The months that are shown, and the first and last that are known; undefined before the first response. */
  months:
    | Pick<Schemas['InsightKeywordPage'], 'month_from' | 'month_to' | 'first_month' | 'last_month'>
    | undefined;
  /** Part of the keyword. */
  search: string;
  setSearch: (text: string) => void;
  page: number;
  pageCount: number;
  setPage: (next: number) => void;
  isPending: boolean;
  /** True while keywords of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<Schemas['InsightKeywordPage']>['refetch'];
}

const everywhere: InsightFilters = {};

/**
 * What people searched for when they were shown a profile, most often first, page by page. Google says of rare keywords
 * only that fewer than so many people used them: these are in `below_threshold`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`.
 * @example
 * ```tsx
 * const { keywords } = useInsightKeywords({ filters: { month_from: '2026-08', month_to: '2026-10' } });
 * return keywords.map(({ keyword, value }) => <p key={keyword}>{keyword}: {value}</p>);
 * ```
 */
export function useInsightKeywords({
  filters = everywhere,
  pageSize = 10,
}: InsightKeywordsOptions = {}): UseInsightKeywordsResult {
  const client = useClient();
  const { allowed } = usePermission(insightAccess);
  const [search, setSearch] = useState('');
  const { month_from, month_to } = monthsOf(filters, latestKeywordsMonth(useFormat().today()));
  const asked = JSON.stringify([client.scope, insightLocationsOf(filters), month_from, month_to, search]);
  const [at, setAt] = useState({ asked, page: 1 });
  // Other filters begin on the first page.
  const page = at.asked === asked ? at.page : 1;
  const { data, isPlaceholderData, ...query } = usePinfoldQuery({
    ...listInsightKeywords(client, tidyInsightFilters({ ...filters, month_from, month_to }), {
      search,
      page,
      pageSize,
    }),
    enabled: allowed,
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const pageCount = Math.max(1, Math.ceil((data?.count ?? 0) / pageSize));
  // Fewer than before, since a location was removed.
  if (data && !isPlaceholderData && page > pageCount) setAt({ asked, page: pageCount });
  return {
    keywords: data?.results ?? none,
    count: data?.count,
    months: data,
    search,
    setSearch,
    page,
    pageCount,
    setPage: (next: number) => setAt({ asked, page: next }),
    isPending: query.isPending,
    isStale: isPlaceholderData,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

const none: InsightKeyword[] = [];

/** The months that can be asked for; others are as if none were chosen. */
function monthsOf({ month_from, month_to }: InsightFilters, latest: string) {
  const isKnown = month_from && month_to && `${month_from}-01` >= earliestDate && `${month_to}-01` <= latest;
  return isKnown ? { month_from, month_to } : { month_from: undefined, month_to: undefined };
}
