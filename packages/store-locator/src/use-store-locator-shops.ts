import { useEffect, useMemo, useRef, useState } from 'react';
import type { FirstEngine } from './engine/create-first-engine.ts';
import type { StoreQuery, StoreResult } from './engine/locator-engine.ts';
import type { SearchReach } from './load-search-reach.ts';
import type { LocatorSource } from './locator-source.ts';
import type { PublicLocator } from './locator.ts';
import { useStoreLocatorEngine } from './use-store-locator-engine.ts';
import { whenIdle } from './when-idle.ts';

/** What `useStoreLocatorShops` returns. */
export interface UseStoreLocatorShopsResult {
  engine: FirstEngine | null;
  result: StoreResult;
  isFetchingMore: boolean;
  /** Somebody looks so far down the list. */
  want: (to: number) => void;
}

/** What a query finds; the pages that it lacks are fetched one after another, without holding the answer back. */
export function useStoreLocatorShops(
  source: LocatorSource,
  locator: PublicLocator | null,
  query: StoreQuery,
  around: { reach: SearchReach | null; onOther: () => void },
): UseStoreLocatorShopsResult {
  const { reach } = around;
  const { fed, known, bring } = useStoreLocatorEngine(source, locator, around);
  const engine = fed?.engine ?? null;
  const found = useMemo(
    () => (engine && locator && known >= 0 ? withRest(engine.search(query), query, locator) : noShops),
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

const noShops: StoreResult = {
  count: 0,
  rows: new Int32Array(0),
  filterCounts: [],
  openCount: 0,
  isGuess: false,
};
