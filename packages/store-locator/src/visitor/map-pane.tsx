import { type JSX, type RefObject, useEffect, useState } from 'react';
import { useLater } from '../load-order.ts';
import { Card } from './card.tsx';
import type { LocatorMapAdapter } from './map/locator-map-adapter.ts';
import { type LocatorPartProps, part, type StoreLocatorSlots, type LateParts } from './parts.ts';
import type { LocatorMessages } from './messages/locator-messages.ts';

interface MapPaneProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts;
  map: LocatorMapAdapter | undefined;
  /** The locator's root element. */
  root: RefObject<HTMLElement | null>;
  /** The map is chosen instead of the list, on a narrow locator. */
  isChosen: boolean;
}

/** The map beside the list. If it fails to load, the list keeps working. */
export function MapPane({ state, messages, slots, late, map, root, isChosen }: MapPaneProps): JSX.Element {
  const isWide = useIsWide(root);
  const isWanted = isWide || isChosen;
  const OwnMap = slots?.map;
  const later = useLater<Drawing>(map ? loadMap : loadMapWithLeaflet, isWanted && !OwnMap);
  const { MapWithAdapter, leafletAdapter } = later.value ?? {};
  const adapter = map ?? leafletAdapter;
  const row = isWide || state.selected === null ? undefined : state.engine?.rowOf(state.selected);
  const card = row === undefined ? undefined : state.engine?.cardAt(row);
  return (
    <div className={part('map')} role="region" aria-label={messages.map}>
      {OwnMap && isWanted && <OwnMap {...{ state, messages }} />}
      {MapWithAdapter && adapter && isWanted && <MapWithAdapter {...{ state, messages, adapter }} />}
      {later.isFailed && (
        <p className={part('message')} role="status">
          {messages.mapFailed}
          <button type="button" className={part('action')} onClick={later.retry}>
            {messages.retry}
          </button>
        </p>
      )}
      {card && (
        <div className={part('peek')}>
          <Card {...{ state, messages, slots, late, card }} isSelected />
        </div>
      )}
    </div>
  );
}

type Drawing = Awaited<ReturnType<typeof loadMap>> & { leafletAdapter?: LocatorMapAdapter };

function loadMap() {
  return import('./map/map-with-adapter.tsx');
}

/** Leaflet is loaded only if the host gives no adapter of its own. */
async function loadMapWithLeaflet(): Promise<Drawing> {
  const [drawn, { leafletAdapter }] = await Promise.all([loadMap(), import('./map/leaflet-adapter.ts')]);
  return { ...drawn, leafletAdapter };
}

/** Pixels from which on list and map are side by side; the same as in `sheet.ts`. */
const wide = 720;

/** Whether the locator is wide enough for two columns. */
function useIsWide(root: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!root.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= wide));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isWide;
}

interface ViewSwitchProps {
  messages: LocatorMessages;
  shown: 'list' | 'map';
  onChange(shown: 'list' | 'map'): void;
}

/** Switches between list and map; hidden by the sheet if both fit. */
export function ViewSwitch({ messages, shown, onChange }: ViewSwitchProps): JSX.Element {
  const views = [
    ['list', messages.showList],
    ['map', messages.showMap],
  ] as const;
  return (
    <div className={part('switch')} role="group" aria-label={messages.show}>
      {views.map(([view, label]) => (
        <button
          key={view}
          type="button"
          className={part('action')}
          aria-pressed={shown === view}
          onClick={() => onChange(view)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
