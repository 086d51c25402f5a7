import { liveTopics } from '@pinfold/contract/live/live-topics';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { type LiveChange, openLiveConnection } from './live-connection.ts';
import { refreshQueries } from '../query/removal.ts';
import { logoutMutationKey } from '../query/logout-key.ts';

export interface Followed {
  client: PinfoldClient;
  queryClient: QueryClient;
  emit: Pinfold['emit'];
}

/**
 * Refetches active queries when the API reports that their topic changed, except those of what the user is deleting.
 * Pauses during logout, when the token is about to be refused. Returns an unsubscribe function.
 */
export function followChanges({ client, queryClient, emit }: Followed): () => void {
  const isLeaving = () => queryClient.isMutating({ mutationKey: logoutMutationKey }) > 0;
  return openLiveConnection({
    client,
    onChange: ({ topic }) => refresh(queryClient, keysOf(topic)),
    onMissed: () => refresh(queryClient, liveTopics.flatMap(keysOf)),
    onMode: (mode) => emit({ type: 'live_mode_changed', mode }),
    isHidden: () => document.visibilityState === 'hidden' || isLeaving(),
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      const stopWatching = queryClient.getMutationCache().subscribe(listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        stopWatching();
      };
    },
  });
}

/** Returns key prefixes of a topic. A change of the team may also concern the user's own access. */
function keysOf(topic: LiveChange['topic']): QueryKey[] {
  return topic === 'team' ? [['team'], ['company']] : [[topic]];
}

function refresh(queryClient: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void refreshQueries(queryClient, queryKey);
}
