/** Returns the first and last page and those around the current one; a gap of a single page is filled. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  const shown = [...near].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}
