import { liveTopics } from '@pinfold/contract/live/live-topics';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { type LiveChange, openLiveConnection } from './live-connection.ts';
import { logoutMutationKey } from '../query/user-keys.ts';

export interface Followed {
  client: PinfoldClient;
  queryClient: QueryClient;
  emit: Pinfold['emit'];
}

/**
 * Asks anew for whatever is on screen when the API says that it has changed. Who is logging out hears no more: asking
 * with a token that has just ended would be refused. Returns an unsubscribe function.
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

/** Every key begins with its topic. Of the team, it may be the reader whose access has changed. */
function keysOf(topic: LiveChange['topic']): QueryKey[] {
  return topic === 'team' ? [['team'], ['company']] : [[topic]];
}

function refresh(queryClient: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
