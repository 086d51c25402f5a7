import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  createFirstEngine,
  type FirstEngine,
  type StoreQuery,
  type StoreResult,
} from './engine/locator-engine.ts';
import type { LateSearch } from './load-order.ts';
import type { LocatorSource, PublicLocator } from './locator-source.ts';

/** What `useStores` returns. */
interface UseStoresResult {
  engine: FirstEngine | null;
  result: StoreResult;
  isFetchingMore: boolean;
  /** Loads further pages if the list was scrolled to this row. */
  fetchUpTo: (to: number) => void;
}

/** Searches the loaded stores, and fetches the pages that the result lacks one after another. */
export function useStores(
  source: LocatorSource,
  locator: PublicLocator | null,
  query: StoreQuery,
  context: { late: LateSearch | null; onOther: () => void },
): UseStoresResult {
  const { late } = context;
  const { paged, revision, fetchPage } = usePagedEngine(source, locator, context);
  const engine = paged?.engine ?? null;
  const found = useMemo(
    () => (engine && locator && revision >= 0 ? withRest(engine.search(query), query, locator) : noStores),
    [engine, locator, revision, query],
  );

  const nextPage = () => paged && late?.pageToFetch(paged, query, found);
  const next = nextPage() ?? undefined;
  const isAsked = Boolean(query.near) || isNarrowed(query);
  const isMoreToCome = late ? next !== undefined : paged !== null && paged.engine.size < paged.engine.total;
  const isFetchingMore = isAsked && (isMoreToCome || (paged?.pending.size ?? 0) > 0);

  const fetchNext = useRef(() => {});
  useEffect(() => {
    fetchNext.current = () => {
      const page = nextPage();
      if (typeof page === 'number') fetchPage(page);
    };
  });
  // Decided when the browser is idle: the list may have been scrolled further by then.
  useEffect(() => whenIdle(() => fetchNext.current(), isAsked), [next, revision, isAsked]);

  const isMissed = Boolean(query.text) && found.count === 0 && !isFetchingMore;
  const [guess, setGuess] = useState<{ query: StoreQuery; result: StoreResult } | null>(null);
  useEffect(() => {
    if (!isMissed || !engine) return;
    let isWanted = true;
    engine.guess(query).then(
      (result) => isWanted && setGuess({ query, result }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isMissed, engine, query]);

  return {
    engine,
    result: isMissed && guess?.query === query && guess.result.count > 0 ? guess.result : found,
    isFetchingMore,
    fetchUpTo(to: number) {
      if (!paged || to <= paged.wanted) return;
      paged.wanted = to;
      if (typeof nextPage() === 'number') queueMicrotask(() => fetchNext.current());
    },
  };
}

/** Without a search the count is that of all stores, loaded or not. */
function withRest(result: StoreResult, query: StoreQuery, { count, filters }: PublicLocator): StoreResult {
  if (isNarrowed(query) || result.count >= count) return result;
  return { ...result, count, filterCounts: filters.map((filter) => filter.count) };
}

function isNarrowed({ text, withinKm, bounds, isOpenNow, filters }: StoreQuery): boolean {
  return Boolean(text || withinKm || bounds || isOpenNow || filters?.length);
}

const noStores: StoreResult = {
  count: 0,
  rows: new Int32Array(0),
  filterCounts: [],
  openCount: 0,
  isGuess: false,
};

/** An engine, and the state of the pages that are loaded into it. */
export interface PagedEngine {
  engine: FirstEngine;
  locator: PublicLocator;
  pending: Set<number>;
  failed: Set<number>;
  /** The last row of the list that was scrolled to. */
  wanted: number;
}

/** What `useFedEngine` returns. */
interface UsePagedEngineResult {
  paged: PagedEngine | null;
  revision: number;
  fetchPage: (page: number) => void;
}

/**
 * The engine of a first response, and a function that fetches a page into it. `revision` changes with the engine's content.
 * `onOther` is called when a page is of another version than the first response.
 */
function usePagedEngine(
  source: LocatorSource,
  locator: PublicLocator | null,
  { late, onOther }: { late: LateSearch | null; onOther: () => void },
): UsePagedEngineResult {
  const [revision, changed] = useReducer((count: number) => count + 1, 0);
  const held = useRef<PagedEngine | null>(null);
  // An owner's draft changes the options of the same stores: the engine is kept.
  if (held.current?.locator.stores !== locator?.stores)
    held.current = locator && {
      engine: createFirstEngine(locator),
      locator,
      pending: new Set(),
      failed: new Set(),
      wanted: 0,
    };
  const paged = held.current;
  if (late) paged?.engine.extend(late.createLateEngine);
  const requests = useRef(new AbortController());

  useEffect(() => {
    const again = () => {
      paged?.failed.clear();
      changed();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      requests.current.abort();
      requests.current = new AbortController();
      paged?.pending.clear();
    };
  }, [paged]);

  const fetchPage = (page: number) => {
    if (paged) late?.loadPage(paged, page, { source, signal: requests.current.signal, changed, onOther });
  };
  // With the late part the same query may have another result.
  return { paged, revision: late ? revision + 1 : revision, fetchPage };
}

/** Runs in the next task if urgent, otherwise when the browser is idle or after 2 seconds. Returns a function that cancels it. */
function whenIdle(run: () => void, isUrgent: boolean): () => void {
  if (isUrgent || typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, isUrgent ? 0 : 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
