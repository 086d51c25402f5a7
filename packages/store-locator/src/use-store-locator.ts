import { useEffect, useMemo, useRef, useState } from 'react';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import { loadLateSearch, useLater } from './load-order.ts';
import type { Bounds } from './engine/locator-engine.ts';
import type { LocatorSource } from './locator-source.ts';
import { createPublicSource } from './public-source.ts';
import type { StoreLocatorEvent, StoreLocatorState } from './store-locator-state.ts';
import { useFirstResponse } from './use-first-response.ts';
import { useSearch, useSuggestions } from './use-search.ts';
import { useStores } from './use-stores.ts';

/** Which locator is shown, and its initial state. */
export interface StoreLocatorOptions {
  /** The locator's name in addresses, such as `kawiarnia-lipa`. Unused with a `source`. */
  name?: string | undefined;
  /** Base URL of the public API. @default '/api' */
  api?: string | undefined;
  /** Reads stores from somewhere else. Keep the object between renders. */
  source?: LocatorSource | undefined;
  /** @default the language of the locator */
  language?: Language | undefined;
  /** Id of a store whose details are open at first, as from a deep link. */
  initialStore?: number | null | undefined;
  /** Called for what a visitor does, for analytics. */
  onEvent?: ((event: StoreLocatorEvent) => void) | undefined;
  /** Called with the id of the store whose details were opened, and null when they are closed. */
  onOpenedChange?: ((id: number | null) => void) | undefined;
}

/**
 * State of a store locator without a view: search, result, selection. Needs no Provider, since all its data is public.
 * Searches run at once over the stores that are loaded; more are loaded as needed.
 *
 * @returns State and actions for `StoreLocatorView`, or for a view of your own.
 * @throws Nothing; `problem` says why loading failed, and `retry` loads again.
 * @example
 * ```tsx
 * function Cafes() {
 *   const { text, setText, result, cards } = useStoreLocator({ name: 'kawiarnia-lipa' });
 *   return (
 *     <>
 *       <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
 *       <p>{result.count}</p>
 *       <ul>
 *         {cards(0, 20).map(({ id, name, city }) => (
 *           <li key={id}>{name}, {city}</li>
 *         ))}
 *       </ul>
 *     </>
 *   );
 * }
 * ```
 */
export function useStoreLocator(options: StoreLocatorOptions): StoreLocatorState {
  const source = useSource(options);
  const [chosen, setLanguage] = useState<Language>();
  const asked = chosen ?? options.language;
  const { locator, problem, retry, ask } = useFirstResponse(source, asked);
  const language = locator?.language ?? asked ?? defaultLanguage;
  const emit = useLatest(options.onEvent);
  const emitOpened = useLatest(options.onOpenedChange);

  const now = useNow();
  const [isOpenNow, setOpenNow] = useState(false);
  const [filters, setFilters] = useState<readonly number[]>(noFilters);
  const [mapBounds, setMapBounds] = useState<Bounds | null>(null);
  const [followsMap, setFollowsMap] = useState(false);
  const [selected, setSelected] = useState(options.initialStore ?? null);
  const [opened, setOpened] = useState(options.initialStore ?? null);

  // Loaded after the first stores, which can already be searched.
  const { value: late } = useLater(loadLateSearch, locator !== null);
  const search = useSearch(source, { language, late });
  const { searched, origin, setOrigin } = search;
  const withinKm = locator?.options.radius_km ?? undefined;
  const bounds = (followsMap && mapBounds) || undefined;
  const query = useMemo(
    () => ({
      now,
      isOpenNow,
      filters,
      bounds,
      text: searched || undefined,
      near: origin ?? undefined,
      // The visible part of the map replaces the radius.
      withinKm: origin && !bounds ? withinKm : undefined,
    }),
    [now, isOpenNow, filters, bounds, searched, origin, withinKm],
  );
  const stores = useStores(source, locator, query, { late, onOther: ask });
  const { engine, result, isFetchingMore, fetchUpTo } = stores;

  const select = (id: number | null) => {
    if (id !== null && id !== selected) emit({ type: 'select', id });
    setSelected(id);
  };
  const open = (id: number | null) => {
    if (id !== null) select(id);
    setOpened(id);
    if (id !== opened) emitOpened(id);
  };
  const suggested = useSuggestions(search, {
    engine,
    query,
    result,
    late,
    openStore: open,
    onSearch: (text) => emit({ type: 'search', text, count: result.count }),
  });

  const count = locator?.count;
  useEffect(() => {
    if (count !== undefined) emit({ type: 'load', count });
  }, [source, count, emit]);

  return {
    ...suggested,
    status: locator ? 'ready' : problem ? 'failed' : 'loading',
    problem: locator ? null : problem,
    retry,
    language,
    setLanguage,
    locator,
    engine,
    source,
    now,
    origin,
    locating: search.locating,
    locate: search.locate,
    forgetOrigin() {
      if (search.field.isPlace) suggested.setText('');
      setOrigin(null);
    },
    isOpenNow,
    setOpenNow,
    filters,
    toggleFilter: (filter) => setFilters((before) => toggled(before, filter)),
    clear() {
      setFilters(noFilters);
      setOpenNow(false);
      setFollowsMap(false);
      suggested.setText('');
      setOrigin(null);
    },
    result,
    cards(from, to) {
      fetchUpTo(to);
      return engine ? [...result.rows.subarray(from, to)].map((row) => engine.cardAt(row)) : [];
    },
    distanceTo(id) {
      const row = engine?.rowOf(id);
      return origin && row !== undefined ? engine?.distanceTo(row, origin) : undefined;
    },
    isFetchingMore,
    selected,
    select,
    opened,
    open,
    mapBounds,
    setMapBounds,
    followsMap,
    setFollowsMap,
    emit,
  };
}

const noFilters: readonly number[] = [];

function toggled(filters: readonly number[], filter: number): readonly number[] {
  return filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter];
}

function useSource({ source, name = '', api = '/api' }: StoreLocatorOptions): LocatorSource {
  return useMemo(() => source ?? createPublicSource({ api, name }), [source, api, name]);
}

/** Returns a stable function that calls the one from the last render. */
function useLatest<Arguments extends unknown[]>(call: ((...given: Arguments) => void) | undefined) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const [stable] = useState(
    () =>
      (...given: Arguments) =>
        latest.current?.(...given),
  );
  return stable;
}

/** Milliseconds. */
const halfMinute = 30_000;

/** Returns the time; updated every 30 seconds while the page is visible, and when it becomes visible. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const move = () => document.visibilityState === 'visible' && setNow(new Date());
    const timer = setInterval(move, halfMinute);
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return now;
}
