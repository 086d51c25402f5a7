import { useCallback } from 'react';
import type { RankOrder } from '@pinfold/contract/features/rankings/rank';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { type RowRange, usePagedRows, useRowRange } from '../../../query/paged-rows.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { LocationPositions } from '../ranking.ts';
import { locationPositionsPage } from './rank-location.queries.ts';
import { type RankLocationsSearch, usualSearch } from './rank-locations-search.ts';
import type { RankLocationsState } from './use-rank-locations.ts';

/** The table of positions without its view: rows from any place on, and their order. */
export function usePositionsTable({
  search,
  asked,
  keywords,
  changeSearch,
  isReady,
}: RankLocationsState): PositionsTableState {
  const [range, showRange] = useRowRange();
  const rows = useLocationPositionRows(asked, range, isReady);
  const { order: chosen, keyword: wanted } = search;
  const keyword = wanted !== undefined && keywords.includes(wanted) ? wanted : keywords[0];
  const order: PositionsOrder = { order: chosen ?? usualSearch.order, keyword };
  return {
    rows,
    showRange,
    order,
    sort: sortOfOrder(order),
    sortBy: ({ columnId }: { columnId: string }) => {
      const next = orderOfColumn(columnId, keywords, order);
      changeSearch({ order: next.order, keyword: next.keyword === keywords[0] ? undefined : next.keyword });
    },
    setOrder: (next: RankOrder) => changeSearch({ order: next }),
  };
}

/** What `usePositionsTable` gives. */
export interface PositionsTableState {
  rows: UseLocationPositionRowsResult;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  order: PositionsOrder;
  /** The column that the rows are sorted by. */
  sort: ColumnSort | null;
  /** A column was pressed. */
  sortBy: (header: { columnId: string }) => void;
  setOrder: (next: RankOrder) => void;
}

const pageSize = 50;

/** What `useLocationPositionRows` returns. */
interface UseLocationPositionRowsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** The days that the positions are from, and those that they are compared with. */
  period: Schemas['LocationPositionsPage'] | undefined;
  /** The location of a row, counted from 0; undefined until its page is loaded. */
  at: (row: number) => LocationPositions | undefined;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Schemas['LocationPositionsPage']>[]>;
}

/** Positions of locations for a table of any length: only the pages of the rows on screen are fetched. */
function useLocationPositionRows(
  search: RankLocationsSearch,
  range: RowRange,
  enabled: boolean,
): UseLocationPositionRowsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => locationPositionsPage(client, search, number, pageSize),
    [client, search],
  );
  const { first: period, ...rows } = usePagedRows({ page, rowsOf: positionsOf, pageSize, range, enabled });
  return { ...rows, period };
}

function positionsOf({ results }: Schemas['LocationPositionsPage']): LocationPositions[] {
  return results;
}

/** In which order locations come, and whose positions it goes by. */
export interface PositionsOrder {
  order: RankOrder;
  keyword: string | undefined;
}

/** A column that the rows are sorted by. */
interface ColumnSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** The column of the location itself. */
export const placeColumn = 'place';

/** The column of a keyword, which may be called anything. */
export function keywordColumn(keyword: string): string {
  return `keyword ${keyword}`;
}

/** The column that an order goes by; null for orders by what is no column. */
export function sortOfOrder({ order, keyword = '' }: PositionsOrder): ColumnSort | null {
  if (order === 'name') return { columnId: placeColumn, direction: 'ascending' };
  if (order === 'position') return { columnId: keywordColumn(keyword), direction: 'ascending' };
  if (order === '-position') return { columnId: keywordColumn(keyword), direction: 'descending' };
  return null;
}

/** The order after a press on a column: the best first, and the worst first when it is pressed again. */
export function orderOfColumn(
  columnId: string,
  keywords: readonly string[],
  current: PositionsOrder,
): PositionsOrder {
  const keyword = keywords.find((one) => keywordColumn(one) === columnId);
  if (keyword === undefined) return { order: 'name', keyword: undefined };
  const isAgain = current.order === 'position' && current.keyword === keyword;
  return { order: isAgain ? '-position' : 'position', keyword };
}
