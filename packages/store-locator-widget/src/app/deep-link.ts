import { useEffect, useRef, useState } from 'react';

/** Returns the store that the page's address names: `#pinfold=store/12`, or `?pinfold_store=12`; null for none. */
export function storeInAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): number | null {
  const id =
    /^#pinfold=store\/(\d{1,15})$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('pinfold_store');
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/**
 * Writes the open store into the address, so that it can be shared. Leaves a fragment of the page's own alone, and replaces
 * the history entry with its state, which belongs to the page's router.
 */
export function writeStore(id: number | null): void {
  const { hash, pathname, search } = location;
  if (hash !== '' && !hash.startsWith('#pinfold=')) return;
  const wanted = id === null ? '' : `#pinfold=store/${id}`;
  if (hash === wanted) return;
  try {
    history.replaceState(history.state, '', `${pathname}${search}${wanted}`);
  } catch {
    // Throws in a frame with an opaque origin.
  }
}

/** Connects the first locator of a page with the address; other locators ignore it. */
export function useStoreInAddress(host: HTMLElement) {
  const [isFirst] = useState(() => document.querySelector(host.localName) === host);
  const [initialStore] = useState(() => (isFirst ? storeInAddress(location) : null));
  const open = useRef<(id: number) => void>(undefined);
  useEffect(() => {
    if (!isFirst) return;
    const follow = () => {
      const id = storeInAddress({ hash: location.hash, search: '' });
      if (id !== null) open.current?.(id);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isFirst]);
  return { initialStore, onOpenedChange: isFirst ? writeStore : undefined, open };
}
