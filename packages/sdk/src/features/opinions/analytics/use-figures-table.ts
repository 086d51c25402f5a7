import { useState } from 'react';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import { type FiguresSource, phrasesOf, type ReviewFiguresRow, tableOf } from './figures-source.ts';
import { useMayCount } from './use-figures.ts';

/** Initial values of a table of figures. */
export interface FiguresRowsOptions<Filters, Dimension> {
  /** Of which reviews, with their days. */
  filters: Filters;
  dimension: Dimension;
  /** Rows a page, 1 to 100. @defaultValue 10 */
  pageSize?: number | undefined;
}

/** What `useFiguresTable` returns. */
export interface UseFiguresTableResult {
  rows: ReviewFiguresRow[];
  count: number;
  /** Categories that are not shown, since the company shows the most frequent ones only. */
  leftOut: number;
  page: number;
  pageCount: number;
  setPage: (next: number) => void;
  order: AnalyticsOrder;
  setOrder: (value: AnalyticsOrder) => void;
  isPending: boolean;
  isStale: boolean;
  error: ApiError | null;
  refetch: QueryResult<Schemas['ReviewFiguresPage']>['refetch'];
}

/** Figures of each row of a dimension, page by page and in any order. */
export function useFiguresRows<Filters extends OpinionFilters, Dimension extends string>(
  source: FiguresSource<Filters, Dimension>,
  { filters, dimension, pageSize = 10 }: FiguresRowsOptions<Filters, Dimension>,
): UseFiguresTableResult {
  const client = useClient();
  const enabled = useMayCount(source);
  const [order, setOrder] = useState<AnalyticsOrder>('-count');
  const asked = JSON.stringify([filters, dimension, order]);
  const [at, setAt] = useState({ asked, page: 1 });
  // Other filters begin on the first page.
  const page = at.asked === asked ? at.page : 1;
  const query = usePinfoldQuery({
    ...tableOf(client, source, { filters, dimension, order, page, pageSize }),
    enabled,
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const count = query.data?.count ?? 0;
  return {
    rows: query.data?.results ?? [],
    count,
    // Older versions of the API do not say it.
    leftOut: query.data?.left_out ?? 0,
    page,
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    setPage: (next: number) => setAt({ asked, page: next }),
    order,
    setOrder,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  };
}

/** Which phrases put opinions into a category, most often first. */
export function usePhrases<Filters extends OpinionFilters>(
  source: FiguresSource<Filters>,
  category: number | undefined,
  filters: Filters,
): QueryResult<Schemas['PhraseFiguresList']> {
  const client = useClient();
  const mayCount = useMayCount(source);
  return usePinfoldQuery({
    ...phrasesOf(client, source, filters, category ?? 0),
    enabled: mayCount && category !== undefined,
  });
}
