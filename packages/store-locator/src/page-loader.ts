import type { Position, StoreQuery, StoreResult } from './engine/locator-engine.ts';
import type { LocatorSource, PublicLocator, PublicLocatorPage } from './locator-source.ts';
import type { PagedEngine } from './use-stores.ts';

/** A locator of at most so many stores is loaded completely, so that later searches need no request. */
const fetchAllUpTo = 10_000;

/** Rows to load beyond the last one that was scrolled to. */
const lookahead = 50;

/** Returns the page to fetch next for a query; undefined if no page can change what is shown of its result. */
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
  // Without a search the first response is enough until the visitor scrolls.
  if (isPlain && wanted + lookahead / 2 <= result.rows.length) return undefined;
  if (result.rows.length < last) return next;
  if (!query.near) return undefined;
  const furthest = engine.distanceTo(result.rows[last - 1] ?? -1, query.near);
  const bounds = locator.pages.find(({ page }) => page === next)?.bounds;
  return bounds && furthest !== undefined && kilometresTo(bounds, query.near) < furthest ? next : undefined;
}

/** Returns about how many kilometres a position is from the nearest edge of an area; 0 inside it. */
function kilometresTo([south, west, north, east]: Area, { latitude, longitude }: Position): number {
  const up = Math.max(south - latitude, latitude - north, 0);
  // Degrees from the area's middle, the shorter way round.
  const aside = Math.abs(((longitude - (west + east) / 2 + 540) % 360) - 180);
  const across = Math.max(aside - (east - west) / 2, 0);
  return Math.hypot(up, across * Math.cos((latitude * Math.PI) / 180)) * 111;
}

type Area = NonNullable<PublicLocator['pages'][number]['bounds']>;

interface PageRequest {
  source: LocatorSource;
  signal: AbortSignal;
  /** Called when a page was added to the engine, or failed. */
  changed(): void;
  /** Called when the page is of another version: the owner has published since the first response. */
  onOther(): void;
}

/** Fetches a page and adds it to the engine; does nothing while another one is being fetched. */
export function loadPage(
  paged: PagedEngine,
  page: number,
  { source, signal, changed, onOther }: PageRequest,
): void {
  const { engine, locator, pending, failed } = paged;
  if (pending.size > 0) return;
  pending.add(page);
  const settle = (isAdded: boolean) => {
    if (signal.aborted) return;
    pending.delete(page);
    if (!isAdded) failed.add(page);
    changed();
  };
  const take = (columns: PublicLocatorPage) => {
    if (signal.aborted) return;
    const isSameVersion = columns.version === locator.version;
    if (isSameVersion) engine.add(columns);
    settle(isSameVersion);
    if (!isSameVersion) onOther();
  };
  source.page(locator, page, signal).then(take, () => settle(false));
}
