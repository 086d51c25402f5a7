/** Rows beyond those on screen that are fetched too, so that scrolling seldom meets one that is on its way. */
const rowsAhead = 15;

/**
 * The first and the last page, counted from 1, of the rows on screen and some around them: two neighbours at most, as
 * long as no more rows than a page has are on screen.
 */
export function pagesAround(
  { start, end }: { start: number; end: number },
  pageSize: number,
  count: number,
): [first: number, last: number] {
  const room = Math.floor((pageSize - (end - start + 1)) / 2);
  const ahead = Math.max(0, Math.min(rowsAhead, room));
  const pageOf = (row: number) => Math.floor(Math.max(0, Math.min(row, count - 1)) / pageSize) + 1;
  return [pageOf(start - ahead), pageOf(end + ahead)];
}
