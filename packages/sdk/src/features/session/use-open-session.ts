import { useCallback } from 'react';
import { usePinfold } from '../../provider/use-pinfold.ts';

/** What every way in ends with: whatever an earlier user left in the cache is dropped, and the host hears of it. */
export function useOpenSession(): () => void {
  const { queryClient, emit } = usePinfold();
  return useCallback(() => {
    queryClient.clear();
    emit({ type: 'logged_in' });
  }, [queryClient, emit]);
}
