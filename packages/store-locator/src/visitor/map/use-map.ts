import { boundsOf } from '@pinfold/contract/geo';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bounds } from '../../engine/locator-engine.ts';
import { turn } from '../../engine/sphere.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type {
  LocatorMapAdapter,
  LocatorMapHandle,
  LocatorMapOptions,
  MapView,
} from './locator-map-adapter.ts';

type Listeners = Pick<LocatorMapOptions, 'onView' | 'onPress' | 'onTilesFailed'>;

/** Mounts a map in an element. */
export function useMap(
  place: RefObject<HTMLElement | null>,
  adapter: LocatorMapAdapter,
  label: string,
  state: StoreLocatorState,
  listeners: Listeners,
): LocatorMapHandle | null {
  const [map, setMap] = useState<LocatorMapHandle | null>(null);
  const latest = useRef({ ...listeners, label, state });
  latest.current = { ...listeners, label, state };
  useEffect(() => {
    if (!place.current) return undefined;
    // The map changes classes of its element, so it gets one that React does not manage.
    const element = place.current.ownerDocument.createElement('div');
    place.current.append(element);
    const made = adapter.mount(element, {
      start: startOf(latest.current.state),
      label: latest.current.label,
      onView: (...moved) => latest.current.onView(...moved),
      onPress: (pin) => latest.current.onPress(pin),
      onTilesFailed: () => latest.current.onTilesFailed(),
    });
    setMap(made);
    return () => {
      made.end();
      element.remove();
      setMap(null);
    };
  }, [place, adapter]);
  useEffect(() => map?.setLabel(label), [map, label]);
  return map;
}

/** Returns the initial bounds: of the result, else of all stores, else around the owner's centre, else Europe. */
function startOf(state: StoreLocatorState): Bounds {
  const { locator } = state;
  const center = locator?.options.center;
  return (
    boundsOfResult(state) ??
    locator?.bounds ??
    (center && [
      center.latitude - 0.2,
      center.longitude - 0.3,
      center.latitude + 0.2,
      center.longitude + 0.3,
    ]) ??
    europe
  );
}

const europe: Bounds = [37, -10, 60, 30];

interface Sight {
  view: MapView | null;
  /** The visitor has moved the map since the last search. */
  isMoved: boolean;
  onNewSearch(): void;
}

/** Moves the map to the result of a new search, and to a selected store that is not visible. */
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
    // Also when more of the same result has loaded, unless the visitor has moved the map. A new map starts there.
    if (!isOther && (sight.isMoved || last.map !== map || last.count === result.count)) return;
    if (isOther) sight.onNewSearch();
    clearTimeout(moving.current);
    // Delayed: redrawing the map would delay the next letter.
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
    if (latitude > south && latitude < north && turn(longitude - west) < east - west) return;
    map.lookAt([latitude - around, longitude - around, latitude + around, longitude + around]);
  });
}

/** Milliseconds. */
const rest = 200;

/** Degrees that are shown around a selected store. */
const around = 0.01;

/** Returns the bounds of the result, or of its nearest stores and the search origin; null for no result. */
export function boundsOfResult({
  engine,
  result,
  origin,
}: Pick<StoreLocatorState, 'engine' | 'result' | 'origin'>): Bounds | null {
  if (!engine || result.count === 0) return null;
  const rows = origin ? result.rows.subarray(0, nearest) : result.rows;
  const { latitude, longitude } = engine.positions;
  const places = Array.from(rows, (row) => ({
    latitude: latitude[row] ?? Number.NaN,
    longitude: longitude[row] ?? Number.NaN,
  })).filter((place) => Math.abs(place.latitude) <= mapped);
  if (places.length === 0) return null;
  return boundsOf(origin ? [...places, origin] : places);
}

/** Degrees north and south, beyond which a web map shows nothing. */
const mapped = 85;

/** Number of nearest stores that the map shows with a search origin. */
const nearest = 8;

/** Returns the value once it has not changed for 150 ms. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Milliseconds, about as long as between two keys. */
const typingPause = 150;
