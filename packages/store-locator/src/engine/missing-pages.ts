import type { PublicLocator } from '../locator-source.ts';
import { homeOf } from './home-of.ts';
import type { Bounds, StoreQuery } from './locator-engine.ts';
import { kilometresToBounds, turn } from './sphere.ts';

/** Pages that are not here and could hold something for a query: the nearest first, those on no map last. */
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
        // Beside a limit, since the distance to an area is not exact.
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
