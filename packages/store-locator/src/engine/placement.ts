import type { PublicLocator } from '../locator-source.ts';
import type { Bounds, Position, StoreQuery } from './locator-engine.ts';
import { nearestFirst } from './nearest-first.ts';
import type { Placement } from './search-stores.ts';
import { kilometresToBounds, squareOf, squaresFrom, turn } from './sphere.ts';
import type { StoreColumns } from './store-columns.ts';

/** Returns a function that says which rows a query includes by position, and sorts them. */
export function createPlacer(
  columns: StoreColumns,
  locator: PublicLocator,
): (query: StoreQuery) => Placement {
  let known: { from: string; all: Int32Array } | undefined;

  /** Returns all rows in order; kept, because broad searches sort nearly all of them with each key. */
  function allFrom(near: Position | undefined): Int32Array {
    const from = `${near?.latitude} ${near?.longitude}`;
    const count = columns.stores.length;
    if (known?.from !== from || known.all.length !== count) {
      const rows = Int32Array.from({ length: count }, (_, row) => row);
      known = { from, all: inOrder(columns, rows, { locator, near }) };
    }
    return known.all;
  }

  function inOrderFrom(near: Position | undefined, rows: Int32Array): Int32Array {
    // Few rows are sorted faster by themselves than picked from all.
    if (rows.length < columns.stores.length / 8) return inOrder(columns, rows, { locator, near });
    return picked(allFrom(near), rows);
  }

  return (query) => {
    const isNear = nearTest(columns, query);
    const isInView = viewTest(columns, query);
    return {
      isThere: isNear && isInView ? (row) => isNear(row) && isInView(row) : (isNear ?? isInView),
      inOrder: (rows) => inOrderFrom(query.near, rows),
    };
  };
}

/** Returns the rows in the order that they have in `all`. */
function picked(all: Int32Array, rows: Int32Array): Int32Array {
  const isWanted = new Uint8Array(all.length);
  for (const row of rows) isWanted[row] = 1;
  let count = 0;
  for (const row of all)
    if (isWanted[row] === 1) {
      rows[count] = row;
      count += 1;
    }
  return rows;
}

/** Sorts by distance. Without `near` the first response keeps its order, and the others follow by distance from its origin. */
function inOrder(
  columns: StoreColumns,
  rows: Int32Array,
  { locator, near }: { locator: PublicLocator; near: Position | undefined },
): Int32Array {
  const origin = near ?? homeOf(locator);
  const kept = near ? 0 : rows.findIndex((row) => row >= locator.stores.length);
  const rest = rows.subarray(kept === -1 ? rows.length : kept);
  const far = new Float64Array(rest.length).fill(Infinity);
  if (origin) {
    const square = squaresOf(columns, origin);
    for (let at = 0; at < rest.length; at += 1) {
      const distance = Math.sqrt(square(rest[at] ?? 0));
      if (distance >= 0) far[at] = distance;
    }
  }
  rest.set(nearestFirst(rest, far));
  return rows;
}

function nearTest(
  columns: StoreColumns,
  { near, withinKm }: StoreQuery,
): ((row: number) => boolean) | undefined {
  if (!near || withinKm === undefined) return undefined;
  const square = squaresOf(columns, near);
  const most = squareOf(withinKm);
  return (row) => square(row) <= most;
}

function viewTest(
  { latitude, longitude }: StoreColumns,
  { bounds }: StoreQuery,
): ((row: number) => boolean) | undefined {
  if (!bounds) return undefined;
  const [south, west, north, east] = bounds;
  return (row) => {
    const own = latitude[row] ?? Number.NaN;
    return own >= south && own <= north && turn((longitude[row] ?? 0) - west) <= east - west;
  };
}

/** Returns a function for the squared distance of a row; NaN without coordinates. */
function squaresOf({ x, y, z }: StoreColumns, from: Position): (row: number) => number {
  const square = squaresFrom(from);
  return (row) => square(x[row] ?? Number.NaN, y[row] ?? 0, z[row] ?? 0);
}

/** Returns the origin of the first response's order: the owner's centre, or its first store. */
function homeOf({ options, stores: [first] }: PublicLocator): Position | undefined {
  if (options.center) return options.center;
  const { latitude, longitude } = first ?? {};
  return latitude == null || longitude == null ? undefined : { latitude, longitude };
}

/** Returns pages that are not loaded and may hold matches, the nearest first, those without coordinates last. */
export function missingPages(
  locator: PublicLocator,
  here: ReadonlySet<number>,
  { near, withinKm = Infinity, bounds: view }: StoreQuery,
): number[] {
  const middle = view && { latitude: (view[0] + view[2]) / 2, longitude: (view[1] + view[3]) / 2 };
  const from = near ?? middle ?? homeOf(locator);
  return locator.pages
    .map(({ page, bounds }) => ({
      page,
      bounds,
      far: from && bounds ? kilometresToBounds(from, bounds) : Infinity,
    }))
    .filter(
      ({ page, bounds, far }) =>
        !here.has(page) &&
        // 2% tolerance, since the distance to an area is approximate.
        !(near && far * 0.98 > withinKm) &&
        !(view && !(bounds && meet(bounds, view))),
    )
    .sort((a, b) => (a.far === b.far ? a.page - b.page : a.far - b.far))
    .map(({ page }) => page);
}

function meet([south, west, north, east]: Bounds, [bottom, left, top, right]: Bounds): boolean {
  const isAcross = turn(left - west) <= east - west || turn(west - left) <= right - left;
  return isAcross && south <= top && bottom <= north;
}
