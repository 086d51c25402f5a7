import { useEffect, useReducer, useRef } from 'react';
import { createFirstEngine, type FirstEngine } from './engine/create-first-engine.ts';
import type { SearchReach } from './load-search-reach.ts';
import type { LocatorSource } from './locator-source.ts';
import type { PublicLocator } from './locator.ts';

/** An engine with the pages that are on their way to it. */
export interface FedEngine {
  engine: FirstEngine;
  locator: PublicLocator;
  coming: Set<number>;
  failed: Set<number>;
  /** How far down the list somebody looked. */
  wanted: number;
}

/** What `useStoreLocatorEngine` returns. */
export interface UseStoreLocatorEngineResult {
  fed: FedEngine | null;
  known: number;
  bring: (page: number) => void;
}

/**
 * The engine of an answer, and the way to bring it a page. `known` grows with everything that changes what it knows.
 * `onOther` hears that something was published meanwhile.
 */
export function useStoreLocatorEngine(
  source: LocatorSource,
  locator: PublicLocator | null,
  { reach, onOther }: { reach: SearchReach | null; onOther: () => void },
): UseStoreLocatorEngineResult {
  const [known, changed] = useReducer((count: number) => count + 1, 0);
  const held = useRef<FedEngine | null>(null);
  // An owner's draft lays other words over the same shops: these are not read again.
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
    if (fed) reach?.bringPage(fed, page, { source, signal: requests.current.signal, changed, onOther });
  };
  // With a longer reach the same question may be answered otherwise.
  return { fed, known: reach ? known + 1 : known, bring };
}
