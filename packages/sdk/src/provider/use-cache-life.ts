import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Clears the cache when the Provider unmounts, since its timers would run on for minutes. */
export function useCacheLife(queryClient: QueryClient): void {
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    queryClient.mount();
    return () => {
      mounts.current -= 1;
      queryClient.unmount();
      const clear = () => mounts.current === 0 && queryClient.clear();
      // StrictMode unmounts and remounts at once. What is being fetched sets another timer as it ends.
      queueMicrotask(() => mounts.current === 0 && void queryClient.cancelQueries().then(clear));
    };
  }, [queryClient]);
}
