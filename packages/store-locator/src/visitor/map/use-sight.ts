import { useEffect, useRef } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { boundsOfResult } from './bounds-of-result.ts';
import type { LocatorMapHandle, MapView } from './locator-map-adapter.ts';

interface Sight {
  view: MapView | null;
  /** The visitor has moved the map since the last search. */
  isMoved: boolean;
  onNewSearch(): void;
}

/** Leads the map to what is searched for, and to a shop that is selected out of sight; else it stays where it was put. */
export function useSight(map: LocatorMapHandle | null, state: StoreLocatorState, sight: Sight): void {
  const { engine, origin, text, filters, isOpenNow, followsMap, selected, result } = state;
  const search = [origin?.latitude, origin?.longitude, text, isOpenNow, ...filters].join(' ');
  const before = useRef({ map, search, count: result.count });
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = { map, search, count: result.count };
    if (!map || followsMap) return;
    const isOther = last.search !== search;
    // What comes late of the same search is shown too, unless the visitor looks at something by now. A new map
    // looks there of itself.
    if (!isOther && (sight.isMoved || last.map !== map || last.count === result.count)) return;
    if (isOther) sight.onNewSearch();
    clearTimeout(moving.current);
    // The map waits until the typing rests: drawing it anew would hold up the next letter.
    moving.current = setTimeout(() => {
      const bounds = boundsOfResult(state);
      if (bounds) map.lookAt(bounds);
    }, rest);
  });
  useEffect(() => () => clearTimeout(moving.current), [map]);

  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!map || !sight.view || shown.current === selected) return;
    shown.current = selected;
    const row = selected === null ? undefined : engine?.rowOf(selected);
    const card = row === undefined ? undefined : engine?.cardAt(row);
    if (!card || card.latitude === null || card.longitude === null) return;
    const { latitude, longitude } = card;
    const [south, west, north, east] = sight.view.bounds;
    if (latitude > south && latitude < north && longitude > west && longitude < east) return;
    map.lookAt([latitude - around, longitude - around, latitude + around, longitude + around]);
  });
}

/** In milliseconds. */
const rest = 200;
/** In degrees: what is shown around a shop. */
const around = 0.01;
