import { useEffect, useState } from 'react';
import type { LocatorSource } from '../../locator-source.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type { LocatorMapHandle } from './locator-map-adapter.ts';

/** What `useBackground` returns. */
export interface UseBackgroundResult {
  /** Who would be asked for pictures; null where the visitor is to be asked nothing. */
  asksFor: string | null;
  attribution: string | undefined;
  agree: () => void;
}

/** Pictures of the ground over the outline: only where there are some, and if that is asked, after the visitor agrees. `onDrawn` hears of each new try. */
export function useBackground(
  map: LocatorMapHandle | null,
  { source, locator }: StoreLocatorState,
  onDrawn: () => void,
): UseBackgroundResult {
  const [hasAgreed, setAgreed] = useState(agreed.has(source));
  const {
    tiles_url: url = null,
    asks_consent: asks = true,
    max_zoom: maxZoom = 19,
  } = locator?.options.map ?? {};
  const host = url === null ? null : hostOf(url);
  const isAllowed = host !== null && (!asks || hasAgreed);
  useEffect(() => {
    const draw = () => {
      onDrawn();
      map?.setTiles(isAllowed && url !== null ? { url, maxZoom } : null);
    };
    draw();
    window.addEventListener('online', draw);
    return () => window.removeEventListener('online', draw);
  }, [map, isAllowed, url, maxZoom, onDrawn]);
  return {
    asksFor: isAllowed ? null : host,
    attribution: isAllowed ? locator?.options.map.attribution : undefined,
    agree() {
      agreed.add(source);
      setAgreed(true);
    },
  };
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}

/** For as long as the page is open; nothing is kept in the browser. */
const agreed = new WeakSet<LocatorSource>();
