import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createFirstEngine, type FirstEngine } from './engine/create-first-engine.ts';
import type { StoreQuery, StoreResult } from './engine/locator-engine.ts';
import type { SearchReach } from './after-list.ts';
import type { LocatorSource, PublicLocator } from './locator-source.ts';

/** What `useStores` returns. */
interface UseStoresResult {
  engine: FirstEngine | null;
  result: StoreResult;
  isFetchingMore: boolean;
  /** Somebody looks so far down the list. */
  want: (to: number) => void;
}

/** What a query finds; the pages that it lacks are fetched one after another, without holding the answer back. */
export function useStores(
  source: LocatorSource,
  locator: PublicLocator | null,
  query: StoreQuery,
  around: { reach: SearchReach | null; onOther: () => void },
): UseStoresResult {
  const { reach } = around;
  const { fed, known, bring } = useFedEngine(source, locator, around);
  const engine = fed?.engine ?? null;
  const found = useMemo(
    () => (engine && locator && known >= 0 ? withRest(engine.search(query), query, locator) : noStores),
    [engine, locator, known, query],
  );

  const nextPage = () => fed && reach?.pageToFetch(fed, query, found);
  const next = nextPage() ?? undefined;
  const isAsked = Boolean(query.near) || isNarrowed(query);
  const isMoreToCome = reach ? next !== undefined : fed !== null && fed.engine.size < fed.engine.total;
  const isFetchingMore = isAsked && (isMoreToCome || (fed?.coming.size ?? 0) > 0);

  const fetchNext = useRef(() => {});
  useEffect(() => {
    fetchNext.current = () => {
      const page = nextPage();
      if (typeof page === 'number') bring(page);
    };
  });
  // Whether there is a page to fetch is asked once the browser is idle: somebody may have looked further down by then.
  useEffect(() => whenIdle(() => fetchNext.current(), isAsked), [next, known, isAsked]);

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
    want(to: number) {
      if (!fed || to <= fed.wanted) return;
      fed.wanted = to;
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
export interface FedEngine {
  engine: FirstEngine;
  locator: PublicLocator;
  coming: Set<number>;
  failed: Set<number>;
  /** How far down the list somebody looked. */
  wanted: number;
}

/** What `useFedEngine` returns. */
interface UseFedEngineResult {
  fed: FedEngine | null;
  known: number;
  bring: (page: number) => void;
}

/**
 * The engine of an answer, and the way to bring it a page. `known` grows with everything that changes what it knows.
 * `onOther` hears that something was published meanwhile.
 */
function useFedEngine(
  source: LocatorSource,
  locator: PublicLocator | null,
  { reach, onOther }: { reach: SearchReach | null; onOther: () => void },
): UseFedEngineResult {
  const [known, changed] = useReducer((count: number) => count + 1, 0);
  const held = useRef<FedEngine | null>(null);
  // An owner's draft lays other words over the same stores: these are not read again.
  if (held.current?.locator.stores !== locator?.stores)
    held.current = locator && {
      engine: createFirstEngine(locator),
      locator,
      coming: new Set(),
      failed: new Set(),
      wanted: 0,
    };
  const fed = held.current;
  if (reach) fed?.engine.reachFurther(reach.createEngineReach);
  const requests = useRef(new AbortController());

  useEffect(() => {
    const again = () => {
      fed?.failed.clear();
      changed();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      requests.current.abort();
      requests.current = new AbortController();
      fed?.coming.clear();
    };
  }, [fed]);

  const bring = (page: number) => {
    if (fed) reach?.loadPage(fed, page, { source, signal: requests.current.signal, changed, onOther });
  };
  // With a longer reach the same question may be answered otherwise.
  return { fed, known: reach ? known + 1 : known, bring };
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
