import type { RankOrder } from '@pinfold/contract/features/rankings/rank';

/** In which order locations come, and whose positions it goes by. */
export interface PositionsOrder {
  order: RankOrder;
  keyword: string | undefined;
}

/** A column that the rows are sorted by. */
export interface ColumnSort {
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
