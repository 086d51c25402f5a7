import type { JSX } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type { MapWords } from '../words/map/map-words.ts';
import { boundsOfResult } from './bounds-of-result.ts';
import type { LocatorMapHandle } from './locator-map-adapter.ts';
import { mapPart } from './map-part.ts';

interface MapControlsProps {
  map: LocatorMapHandle | null;
  state: StoreLocatorState;
  own: MapWords;
  onFit: () => void;
}

/** Buttons for all that else takes a wheel, a drag or two fingers. */
export function MapControls({ map, state, own, onFit }: MapControlsProps): JSX.Element {
  const fit = () => {
    const bounds = boundsOfResult(state) ?? state.locator?.bounds;
    state.setFollowsMap(false);
    onFit();
    if (bounds) map?.lookAt(bounds);
  };
  return (
    <div className={mapPart('controls')}>
      <Control label={own.zoomIn} path="M12 5v14M5 12h14" onPress={() => map?.zoomBy(1)} />
      <Control label={own.zoomOut} path="M5 12h14" onPress={() => map?.zoomBy(-1)} />
      <Control label={own.fit} path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" onPress={fit} />
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
