import { clusterStores } from '../../engine/cluster-stores.ts';
import type { Bounds } from '../../engine/locator-engine.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';

/** What is to be in sight: the nearest shops with the place they are near to, or all that was found; null for none. */
export function boundsOfResult({ engine, result, origin }: StoreLocatorState): Bounds | null {
  if (!engine || result.count === 0) return null;
  const rows = origin ? result.rows.subarray(0, nearest) : result.rows;
  const all = clusterStores(engine, rows, { bounds: world, zoom: 0 }).map(({ bounds }) => bounds);
  if (all.length === 0) return null;
  if (origin) all.push([origin.latitude, origin.longitude, origin.latitude, origin.longitude]);
  return all.reduce(([south, west, north, east], [s, w, n, e]) => [
    Math.min(south, s),
    Math.min(west, w),
    Math.max(north, n),
    Math.max(east, e),
  ]);
}

const world: Bounds = [-85, -180, 85, 179.999];
/** So many of the nearest are shown at once. */
const nearest = 8;
