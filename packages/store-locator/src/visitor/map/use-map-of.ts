import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Bounds } from '../../engine/locator-engine.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type { LocatorMapAdapter, LocatorMapHandle, LocatorMapOptions } from './locator-map-adapter.ts';
import { boundsOfResult } from './bounds-of-result.ts';

type Listeners = Pick<LocatorMapOptions, 'onView' | 'onPress' | 'onTilesFailed'>;

/** A map in an element, for as long as it is on the page. */
export function useMapOf(
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
    // The map sets classes of its own, so it gets an element that nobody else looks after.
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

/** Where the map looks at first: what was found, else all shops, else where the owner begins. */
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
