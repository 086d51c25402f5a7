import { useEffect, useRef, useState } from 'react';
import { storeInAddress, writeStore } from './deep-link.ts';

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
