import { type LiveTopic, liveTopics } from '@pinfold/contract/live/live-topics';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { openLiveConnection } from './live-connection.ts';
import { patientRefresh } from './patient-refresh.ts';
import { dashboardKeys } from '../query/query-keys.ts';
import { logoutMutationKey } from '../query/logout-key.ts';
import { userKeys } from '../query/user-keys.ts';

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
  const refresh = patientRefresh(queryClient);
  const follow = (topics: readonly LiveTopic[]) => {
    topics.flatMap(keysOf).forEach(refresh);
    if (topics.some((topic) => ofDashboard.has(topic))) refresh(dashboardKeys.all);
  };
  const isLeaving = () => queryClient.isMutating({ mutationKey: logoutMutationKey }) > 0;
  return openLiveConnection({
    client,
    onChange: ({ topic }) => follow([topic]),
    onMissed: () => follow(liveTopics),
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

/**
 * Returns key prefixes of a topic. A change of the team may also concern the user's own access, and one of what is paid for
 * what the company may do.
 */
function keysOf(topic: LiveTopic): QueryKey[] {
  if (topic === 'team') return [['team'], ['company']];
  return topic === 'billing' ? [['billing'], ['company'], userKeys.everyDetails] : [[topic]];
}

/** What the score, its steps, and what waits for somebody are counted from. */
const ofDashboard: ReadonlySet<LiveTopic> = new Set([
  // Keywords, websites and the places that are searched from.
  'company',
  'locations',
  'rankings',
  'websites',
  'reviews',
  'external_changes',
  'local_posts',
  'imports',
]);
