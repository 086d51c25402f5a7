import type { JSX } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type { MapWords } from '../words/map/map-words.ts';
import { mapPart } from './map-part.ts';

/** Lists only what the map shows, and goes on doing so while it is moved; pressed again, the list is whole. */
export function FollowButton({ state, own }: { state: StoreLocatorState; own: MapWords }): JSX.Element {
  return (
    <button
      type="button"
      className={mapPart('follow')}
      aria-pressed={state.followsMap}
      onClick={() => state.setFollowsMap(!state.followsMap)}
    >
      {own.follow}
    </button>
  );
}
