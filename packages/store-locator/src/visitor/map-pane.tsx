import type { RefObject, JSX } from 'react';
import { useLater } from '../use-later.ts';
import { Card } from './card.tsx';
import type { LateParts } from './load-late-parts.ts';
import type { LocatorPartProps, StoreLocatorSlots } from './locator-part-props.ts';
import type { LocatorMapAdapter } from './map/locator-map-adapter.ts';
import { part } from './part.ts';
import { useIsWide } from './use-is-wide.ts';

interface Props extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts;
  map: LocatorMapAdapter | undefined;
  /** All of the locator. */
  root: RefObject<HTMLElement | null>;
  /** The map was asked for where there is only room for it or the list. */
  isChosen: boolean;
}

/** The map beside the list. Whatever becomes of it, the list goes on. */
export function MapPane({ state, words, slots, late, map, root, isChosen }: Props): JSX.Element {
  const isWide = useIsWide(root);
  const isWanted = isWide || isChosen;
  const OwnMap = slots?.map;
  const later = useLater<Drawing>(map ? loadMap : loadMapWithLeaflet, isWanted && !OwnMap);
  const { MapWithAdapter, leafletAdapter } = later.value ?? {};
  const adapter = map ?? leafletAdapter;
  const row = isWide || state.selected === null ? undefined : state.engine?.rowOf(state.selected);
  const card = row === undefined ? undefined : state.engine?.cardAt(row);
  return (
    <div className={part('map')} role="region" aria-label={words.map}>
      {OwnMap && isWanted && <OwnMap {...{ state, words }} />}
      {MapWithAdapter && adapter && isWanted && <MapWithAdapter {...{ state, words, adapter }} />}
      {later.isFailed && (
        <p className={part('message')} role="status">
          {words.mapFailed}
          <button type="button" className={part('action')} onClick={later.retry}>
            {words.retry}
          </button>
        </p>
      )}
      {card && (
        <div className={part('peek')}>
          <Card {...{ state, words, slots, late, card }} isSelected />
        </div>
      )}
    </div>
  );
}

type Drawing = Awaited<ReturnType<typeof loadMap>> & { leafletAdapter?: LocatorMapAdapter };

function loadMap() {
  return import('./map/map-with-adapter.tsx');
}

/** A host that brings what draws does not pay for ours. */
async function loadMapWithLeaflet(): Promise<Drawing> {
  const [drawn, { leafletAdapter }] = await Promise.all([loadMap(), import('./map/leaflet-adapter.ts')]);
  return { ...drawn, leafletAdapter };
}
