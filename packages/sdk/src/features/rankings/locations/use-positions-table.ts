import type { RankOrder } from '@pinfold/contract/features/rankings/rank';
import { useCallback, useState } from 'react';
import { orderOfColumn, sortOfOrder, type PositionsOrder, type ColumnSort } from './positions-order.ts';
import { usualSearch } from './rank-locations-search.ts';
import { useLocationPositionRows, type UseLocationPositionRowsResult } from './use-location-position-rows.ts';
import type { RankLocationsState } from './use-rank-locations.ts';

const firstRows = { start: 0, end: 0 };

/** The table of positions without its looks: rows from any place on, and their order. */
export function usePositionsTable({
  search,
  asked,
  keywords,
  changeSearch,
  isReady,
}: RankLocationsState): PositionsTableState {
  const [range, setRange] = useState(firstRows);
  const showRange = useCallback(
    (start: number, end: number) =>
      setRange((former) => (former.start === start && former.end === end ? former : { start, end })),
    [],
  );
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
  /** Says which rows are on screen. */
  showRange: (start: number, end: number) => void;
  order: PositionsOrder;
  /** The column that the rows are sorted by. */
  sort: ColumnSort | null;
  /** A column was pressed. */
  sortBy: (header: { columnId: string }) => void;
  setOrder: (next: RankOrder) => void;
}
