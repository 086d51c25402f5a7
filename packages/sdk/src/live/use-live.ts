import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { bulkReplyKeys, companyKeys, locationKeys, reviewKeys, teamKeys } from '../query/query-keys.ts';
import type { LiveChange } from './read-live-event.ts';

interface LiveSurroundings {
  client: PinfoldClient;
  queryClient: QueryClient;
  enabled: boolean;
  emit: Pinfold['emit'];
}

/** Keeps what is on screen fresh, with one connection for the whole Provider; none before a company is chosen. */
export function useLive({ client, queryClient, enabled, emit }: LiveSurroundings): void {
  const isWanted = enabled && client.companyId !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let close = () => {};
    // Pages in front of a log-in never connect, so that they need not carry the code.
    const open = async () => {
      const { openLiveConnection } = await import('./live-connection.ts');
      if (isOver) return;
      close = openLiveConnection({
        client,
        onChange: ({ topic }) => refresh(queryClient, topicKeys[topic]),
        onMissed: () => refresh(queryClient, Object.values(topicKeys).flat()),
        onMode: (mode) => emit({ type: 'live_mode_changed', mode }),
        isHidden: () => document.visibilityState === 'hidden',
        onVisibility: (listener) => {
          document.addEventListener('visibilitychange', listener);
          return () => document.removeEventListener('visibilitychange', listener);
        },
      });
    };
    void open();
    return () => {
      isOver = true;
      close();
    };
  }, [client, queryClient, isWanted, emit]);
}

const topicKeys: Record<LiveChange['topic'], readonly QueryKey[]> = {
  reviews: [reviewKeys.all],
  bulk_replies: [bulkReplyKeys.all],
  locations: [locationKeys.all],
  company: [companyKeys.all],
  // It may be the reader whose access has changed.
  team: [teamKeys.all, companyKeys.all],
};

function refresh(queryClient: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
