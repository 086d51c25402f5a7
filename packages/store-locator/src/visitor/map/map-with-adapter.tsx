import { useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import type { LocatorPartProps } from '../locator-part-props.ts';
import { useSheet } from '../../use-sheet.ts';
import { part } from '../part.ts';
import { wordsOfMap } from '../words/map/words-of-map.ts';
import type { LocatorMapAdapter, MapPin, MapView } from './locator-map-adapter.ts';
import { FollowButton } from './follow-button.tsx';
import { MapControls } from './map-controls.tsx';
import { mapPart } from './map-part.ts';
import { mapSheet } from './map-sheet.ts';
import { PinButtons } from './pin-buttons.tsx';
import { pinsOf } from './pins-of.ts';
import { useBackground } from './use-background.ts';
import { useMapOf } from './use-map-of.ts';
import { useRested } from './use-rested.ts';
import { useSight } from './use-sight.ts';

interface MapWithAdapterProps extends LocatorPartProps {
  /** What draws the map; an object that stays the same. */
  adapter: LocatorMapAdapter;
}

/**
 * The shops that were found, on a map. Everything on it can also be reached in a list of buttons, which are read out and
 * take the keyboard's focus. Nobody but us is asked for anything before the visitor agrees.
 */
export function MapWithAdapter({ state, words, adapter }: MapWithAdapterProps): JSX.Element {
  const { engine, result, selected } = state;
  const own = wordsOfMap[words.language];
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useSheet(root, mapSheet, undefined);

  const forgetFailure = useCallback(() => setFailed(false), []);

  const press = ({ id, cluster }: MapPin) => {
    if (id !== null) return state.select(id);
    if (!cluster || !map) return;
    const [south, west, north, east] = cluster.bounds;
    if (north - south + east - west > samePlace) return map.lookAt(cluster.bounds);
    // Closer up there is nothing more to be seen of shops in one building: the list tells them apart.
    state.setMapBounds([south - samePlace, west - samePlace, north + samePlace, east + samePlace]);
    state.setFollowsMap(true);
  };
  const map = useMapOf(canvas, adapter, own.map, state, {
    onPress: press,
    onTilesFailed: () => setFailed(true),
    onView(next, isByVisitor) {
      setView(next);
      if (isByVisitor) setMoved(true);
      state.setMapBounds(next.bounds);
    },
  });
  const { asksFor, attribution, agree } = useBackground(map, state, forgetFailure);
  useSight(map, state, { view, isMoved, onNewSearch: () => setMoved(false) });

  // Marks wait until the typing rests: drawing them anew would hold up the next letter.
  const shown = useRested(useMemo(() => ({ engine, result }), [engine, result]));
  const pins = useMemo(
    () => (shown.engine && view ? pinsOf({ ...shown, engine: shown.engine, selected, view, own }) : []),
    [shown, selected, view, own],
  );
  useEffect(() => {
    map?.show(pins.map((pin) => ({ ...pin, isFocused: pin.key === focused })));
  }, [map, pins, focused]);
  const shared = { map, state, own };
  return (
    <div ref={root} className={mapPart('root')}>
      <div ref={canvas} className={mapPart('canvas')} />
      <PinButtons pins={pins} own={own} onPress={press} onFocus={setFocused} />
      <MapControls {...shared} onFit={() => setMoved(false)} />
      <div className={mapPart('top')}>
        {(isMoved || state.followsMap) && <FollowButton {...shared} />}
        {asksFor !== null && (
          <div className={mapPart('consent')}>
            <button type="button" className={part('action')} onClick={agree}>
              {own.consent}
            </button>
            <p>{own.consentMeaning(asksFor)}</p>
          </div>
        )}
        {hasFailed && (
          <p className={mapPart('note')} role="status">
            {own.tilesFailed}
          </p>
        )}
      </div>
      {attribution && <p className={mapPart('attribution')}>{attribution}</p>}
    </div>
  );
}

/** In degrees, about ten metres. */
const samePlace = 0.0001;
