import { useEffect, useState } from 'react';
import type { LocatorSource } from '../../locator-source.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import type { LocatorMapHandle } from './locator-map-adapter.ts';

/** What `useBackground` returns. */
export interface UseBackgroundResult {
  /** Host of the tiles that the visitor has to consent to; null if no consent is needed. */
  asksFor: string | null;
  attribution: string | undefined;
  agree: () => void;
}

/**
 * Shows tiles over the outline if the locator has some, after the visitor's consent if the owner asks for it. `onDrawn` is
 * called before each attempt to load them.
 */
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

/** Sources whose tiles the visitor consented to; kept in memory until the page is closed. */
const agreed = new WeakSet<LocatorSource>();
