import type { Position, StoreQuery, StoreResult } from './engine/locator-engine.ts';
import type { LocatorSource, PublicLocator, PublicLocatorPage } from './locator-source.ts';
import type { PagedEngine } from './use-stores.ts';

/** Up to so many stores all are brought, so that whatever is asked later is answered without waiting. */
const fetchAllUpTo = 10_000;

/** Stores that should be there below those that were looked at. */
const lookahead = 50;

/** The page that is worth fetching next; undefined while all that is asked for is here. */
export function pageToFetch(paged: PagedEngine, query: StoreQuery, result: StoreResult): number | undefined {
  const { engine, locator, pending, failed, wanted } = paged;
  if (engine.size >= engine.total) return undefined;
  const first = (asked: StoreQuery) =>
    engine.missingPages(asked).find((page) => !pending.has(page) && !failed.has(page));
  const next = first(query);
  if (engine.total <= fetchAllUpTo) return next ?? first({ now: query.now });
  if (next === undefined) return undefined;
  const last = wanted + lookahead;
  const isPlain = !query.text && !query.near && !query.bounds && !query.isOpenNow && !query.filters?.length;
  // The first answer is enough until somebody scrolls.
  if (isPlain && wanted + lookahead / 2 <= result.rows.length) return undefined;
  if (result.rows.length < last) return next;
  if (!query.near) return undefined;
  const furthest = engine.distanceTo(result.rows[last - 1] ?? -1, query.near);
  const bounds = locator.pages.find(({ page }) => page === next)?.bounds;
  return bounds && furthest !== undefined && kilometresTo(bounds, query.near) < furthest ? next : undefined;
}

/** From a position to the nearest edge of an area, near enough to compare with. */
function kilometresTo([south, west, north, east]: Area, { latitude, longitude }: Position): number {
  const up = Math.max(south - latitude, latitude - north, 0);
  const across = Math.max(west - longitude, longitude - east, 0);
  return Math.hypot(up, across * Math.cos((latitude * Math.PI) / 180)) * 111;
}

type Area = NonNullable<PublicLocator['pages'][number]['bounds']>;

interface PageRequest {
  source: LocatorSource;
  signal: AbortSignal;
  /** Something is known that was not before, or it is known that it cannot be had. */
  changed(): void;
  /** Something else was published meanwhile. */
  onOther(): void;
}

/** Brings an engine a page, one at a time. */
export function loadPage(
  paged: PagedEngine,
  page: number,
  { source, signal, changed, onOther }: PageRequest,
): void {
  const { engine, locator, pending, failed } = paged;
  if (pending.size > 0) return;
  pending.add(page);
  const arrived = (isHere: boolean) => {
    if (signal.aborted) return;
    pending.delete(page);
    if (!isHere) failed.add(page);
    changed();
  };
  const take = (columns: PublicLocatorPage) => {
    if (signal.aborted) return;
    const isOurs = columns.version === locator.version;
    if (isOurs) engine.add(columns);
    arrived(isOurs);
    if (!isOurs) onOther();
  };
  source.page(locator, page, signal).then(take, () => arrived(false));
}
