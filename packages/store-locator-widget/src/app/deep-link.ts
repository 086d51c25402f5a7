import { useEffect, useRef, useState } from 'react';

/** A link in the page’s own address that opens a store: `#pinfold=store/12`, or `?pinfold_store=12` at the start. */
export function storeInAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): number | null {
  const id =
    /^#pinfold=store\/(\d{1,15})$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('pinfold_store');
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/**
 * Names the open store in the address, for whoever copies it. A page that uses the part after `#` itself keeps it, and
 * no step is added to the history, where the page’s own router keeps what it knows.
 */
export function writeStore(id: number | null): void {
  const { hash, pathname, search } = location;
  if (hash !== '' && !hash.startsWith('#pinfold=')) return;
  const wanted = id === null ? '' : `#pinfold=store/${id}`;
  if (hash === wanted) return;
  try {
    history.replaceState(history.state, '', `${pathname}${search}${wanted}`);
  } catch {
    // A page inside of a frame without an origin has no history.
  }
}

/** The first locator of a page follows its address, and writes to it; others leave it alone. */
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
