import type { SearchOrigin, StoreLocatorState } from './store-locator-state.ts';

/** Asks the browser for the position of the device; it asks the visitor. */
export function locateVisitor(
  onFound: (origin: SearchOrigin) => void,
  onState: (locating: StoreLocatorState['locating']) => void,
): void {
  // Without a secure connection a page has none; the types know only pages that do.
  if (!('geolocation' in navigator)) return onState('unavailable');
  onState('asking');
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      onFound({ kind: 'visitor', label: '', latitude, longitude });
      onState('idle');
    },
    ({ code }) => onState(code === permissionDenied ? 'denied' : 'unavailable'),
    { timeout: 10_000, maximumAge: 300_000 },
  );
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;
