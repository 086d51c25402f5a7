import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { bulkReplyKeys, companyKeys, locationKeys, reviewKeys, teamKeys } from '../query/query-keys.ts';
import { openLiveConnection } from './live-connection.ts';
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
    return openLiveConnection({
      client,
      onChange: ({ topic }) => refresh(queryClient, [topicKeys[topic]]),
      onMissed: () => refresh(queryClient, Object.values(topicKeys)),
      onMode: (mode) => emit({ type: 'live_mode_changed', mode }),
      isHidden: () => document.visibilityState === 'hidden',
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    });
  }, [client, queryClient, isWanted, emit]);
}

const topicKeys: Record<LiveChange['topic'], QueryKey> = {
  reviews: reviewKeys.all,
  bulk_replies: bulkReplyKeys.all,
  locations: locationKeys.all,
  company: companyKeys.all,
  team: teamKeys.all,
};

function refresh(queryClient: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
