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
  /** Somebody looks so far down the list. */
  fetchUpTo: (to: number) => void;
}

/** What a query finds; the pages that it lacks are fetched one after another, without holding the answer back. */
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
  // Whether there is a page to fetch is asked once the browser is idle: somebody may have looked further down by then.
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

/** What nothing narrows has as many as there are, wherever they still are. */
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

/** An engine with the pages that are on their way to it. */
export interface PagedEngine {
  engine: FirstEngine;
  locator: PublicLocator;
  pending: Set<number>;
  failed: Set<number>;
  /** How far down the list somebody looked. */
  wanted: number;
}

/** What `useFedEngine` returns. */
interface UsePagedEngineResult {
  paged: PagedEngine | null;
  revision: number;
  fetchPage: (page: number) => void;
}

/**
 * The engine of an answer, and the way to bring it a page. `known` grows with everything that changes what it knows.
 * `onOther` hears that something was published meanwhile.
 */
function usePagedEngine(
  source: LocatorSource,
  locator: PublicLocator | null,
  { late, onOther }: { late: LateSearch | null; onOther: () => void },
): UsePagedEngineResult {
  const [revision, changed] = useReducer((count: number) => count + 1, 0);
  const held = useRef<PagedEngine | null>(null);
  // An owner's draft lays other words over the same stores: these are not read again.
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
  // With a longer reach the same question may be answered otherwise.
  return { paged, revision: late ? revision + 1 : revision, fetchPage };
}

/** Runs at once, or when the browser has nothing better to do. Returns the way to call it off. */
function whenIdle(run: () => void, isUrgent: boolean): () => void {
  if (isUrgent || typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, isUrgent ? 0 : 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
