/** Where the rows of a long list begin, of which some have been measured. */
export interface RowHeights {
  resize(count: number): void;
  /** Says whether it is another height than was supposed. */
  set(row: number, height: number): boolean;
  forget(): void;
  topOf(row: number): number;
  /** The row at so many pixels from the top. */
  at(top: number): number;
}

/**
 * Rows that nobody measured are taken to be as high as the first that was. Only those that were are looked at: a list of
 * a hundred thousand is laid out anew with each key.
 */
export function createRowHeights(usual: number): RowHeights {
  const known = new Map<number, number>();
  let count = 0;
  let mean = usual;
  /** Measured rows from the top, and by how much those above each are higher than usual, all together. */
  let rows: number[] | null = null;
  let extra: number[] = [];

  function topOf(row: number): number {
    if (!rows) {
      rows = [...known.keys()].sort((a, b) => a - b);
      extra = [0];
      for (const [at, one] of rows.entries()) extra.push((extra[at] ?? 0) + (known.get(one) ?? mean) - mean);
    }
    const measured = rows;
    const above = firstFrom(measured.length, (at) => (measured[at] ?? 0) >= row);
    return row * mean + (extra[above] ?? 0);
  }

  return {
    resize(next) {
      count = next;
    },
    set(row, height) {
      const supposed = known.get(row) ?? mean;
      if (height === 0 || known.get(row) === height) return false;
      // The first that is seen says more than a guess; later ones would move what nobody has seen.
      if (known.size === 0) mean = height;
      known.set(row, height);
      rows = null;
      return height !== supposed;
    },
    forget() {
      known.clear();
      rows = null;
    },
    topOf,
    at: (top) => Math.max(0, firstFrom(count, (row) => topOf(row) > top) - 1),
  };
}

/** The first of so many for which something begins to be true; all of them where it never is. */
function firstFrom(count: number, isReached: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
