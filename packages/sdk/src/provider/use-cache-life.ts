import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The cache lives as long as the Provider is on the page. Then it is emptied: its timers would go on for minutes. */
export function useCacheLife(queryClient: QueryClient): void {
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    queryClient.mount();
    return () => {
      mounts.current -= 1;
      queryClient.unmount();
      // StrictMode takes a page away only to put it back at once.
      queueMicrotask(() => mounts.current === 0 && queryClient.clear());
    };
  }, [queryClient]);
}
