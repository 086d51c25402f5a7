import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { useSheet } from '../../use-sheet.ts';
import { type LocatorPartProps, part } from '../parts.ts';
import { type MapMessages, mapMessagesByLanguage } from '../messages/map-messages.ts';
import { boundsOfResult, useMap, useDebouncedValue, useSight } from './use-map.ts';
import type { LocatorMapAdapter, LocatorMapHandle, MapPin, MapView } from './locator-map-adapter.ts';
import { mapPart, mapSheet } from './map-sheet.ts';
import { pinsOf } from './pins.ts';
import { useBackground } from './use-background.ts';

interface MapWithAdapterProps extends LocatorPartProps {
  /** Draws the map; a stable object. */
  adapter: LocatorMapAdapter;
}

/**
 * The result on a map. Every mark also has a button for keyboards and screen readers. Nothing is requested from third parties
 * before the visitor consents.
 */
export function MapWithAdapter({ state, messages, adapter }: MapWithAdapterProps): JSX.Element {
  const { engine, result, selected } = state;
  const mapMessages = mapMessagesByLanguage[messages.language];
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
    // Stores in one building cannot be separated by zooming: the list shows them instead.
    state.setMapBounds([south - samePlace, west - samePlace, north + samePlace, east + samePlace]);
    state.setFollowsMap(true);
  };
  const map = useMap(canvas, adapter, mapMessages.map, state, {
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

  // Debounced: redrawing the marks would delay the next letter.
  const shown = useDebouncedValue(useMemo(() => ({ engine, result }), [engine, result]));
  const pins = useMemo(
    () =>
      shown.engine && view ? pinsOf({ ...shown, engine: shown.engine, selected, view, mapMessages }) : [],
    [shown, selected, view, mapMessages],
  );
  useEffect(() => {
    map?.show(pins.map((pin) => ({ ...pin, isFocused: pin.key === focused })));
  }, [map, pins, focused]);
  const shared = { map, state, mapMessages };
  return (
    <div ref={root} className={mapPart('root')}>
      <div ref={canvas} className={mapPart('canvas')} />
      <PinButtons pins={pins} mapMessages={mapMessages} onPress={press} onFocus={setFocused} />
      <MapControls {...shared} onFit={() => setMoved(false)} />
      <div className={mapPart('top')}>
        {(isMoved || state.followsMap) && <FollowButton {...shared} />}
        {asksFor !== null && (
          <div className={mapPart('consent')}>
            <button type="button" className={part('action')} onClick={agree}>
              {mapMessages.consent}
            </button>
            <p>{mapMessages.consentMeaning(asksFor)}</p>
          </div>
        )}
        {hasFailed && (
          <p className={mapPart('note')} role="status">
            {mapMessages.tilesFailed}
          </p>
        )}
      </div>
      {attribution && <p className={mapPart('attribution')}>{attribution}</p>}
    </div>
  );
}

/** In degrees, about ten metres. */
const samePlace = 0.0001;

interface MapControlsProps {
  map: LocatorMapHandle | null;
  state: StoreLocatorState;
  mapMessages: MapMessages;
  onFit: () => void;
}

/** Buttons for zooming, and for fitting the result. */
function MapControls({ map, state, mapMessages, onFit }: MapControlsProps): JSX.Element {
  const fit = () => {
    const bounds = boundsOfResult(state) ?? state.locator?.bounds;
    state.setFollowsMap(false);
    onFit();
    if (bounds) map?.lookAt(bounds);
  };
  return (
    <div className={mapPart('controls')}>
      <Control label={mapMessages.zoomIn} path="M12 5v14M5 12h14" onPress={() => map?.zoomBy(1)} />
      <Control label={mapMessages.zoomOut} path="M5 12h14" onPress={() => map?.zoomBy(-1)} />
      <Control label={mapMessages.fit} path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" onPress={fit} />
    </div>
  );
}

function Control({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" className={mapPart('control')} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Toggle: the list shows only stores in the visible part of the map. */
function FollowButton({
  state,
  mapMessages,
}: {
  state: StoreLocatorState;
  mapMessages: MapMessages;
}): JSX.Element {
  return (
    <button
      type="button"
      className={mapPart('follow')}
      aria-pressed={state.followsMap}
      onClick={() => state.setFollowsMap(!state.followsMap)}
    >
      {mapMessages.follow}
    </button>
  );
}

interface PinButtonsProps {
  pins: readonly MapPin[];
  mapMessages: MapMessages;
  onPress: (pin: MapPin) => void;
  /** Called with the mark's key, and null on blur. */
  onFocus: (key: string | null) => void;
}

/** Visually hidden buttons for the marks. */
function PinButtons({ pins, mapMessages, onPress, onFocus }: PinButtonsProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const isLost = useRef(false);
  // A pressed cluster is replaced by its parts: the focus moves to the first mark.
  useEffect(() => {
    if (isLost.current) list.current?.querySelector('button')?.focus();
    isLost.current = false;
  }, [pins]);
  return (
    <ul ref={list} className={mapPart('list')} aria-label={mapMessages.onMap}>
      {pins.map((pin) => (
        <li key={pin.key}>
          <button
            type="button"
            aria-label={pin.label}
            {...(pin.id !== null && { 'aria-pressed': pin.isSelected })}
            onClick={() => {
              isLost.current = pin.id === null;
              onPress(pin);
            }}
            onFocus={() => onFocus(pin.key)}
            onBlur={() => onFocus(null)}
          />
        </li>
      ))}
    </ul>
  );
}
