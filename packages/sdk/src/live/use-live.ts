import { useEffect } from 'react';
import type { Followed } from './follow-changes.ts';

/** Opens one live connection for the Provider; none before a company is chosen. */
export function useLive({ client, queryClient, enabled, emit }: Followed & { enabled: boolean }): void {
  const isWanted = enabled && client.companyId !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let close = () => {};
    // Pages in front of a log-in never connect, so that they need not carry the code.
    const open = async () => {
      const { followChanges } = await import('./follow-changes.ts');
      if (!isOver) close = followChanges({ client, queryClient, emit });
    };
    void open();
    return () => {
      isOver = true;
      close();
    };
  }, [client, queryClient, isWanted, emit]);
}
