import { type LiveTopic, liveTopics } from '@pinfold/contract/live/live-topics';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { openLiveConnection } from './live-connection.ts';
import { dashboardKeys } from '../query/query-keys.ts';
import { refreshQueries } from '../query/removal.ts';
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
  const refreshDashboard = dashboardRefresh(queryClient);
  const follow = (topics: readonly LiveTopic[]) => {
    for (const queryKey of topics.flatMap(keysOf)) void refreshQueries(queryClient, queryKey);
    if (topics.some((topic) => ofDashboard.has(topic))) void refreshDashboard();
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

/**
 * Returns a refresh of the dashboard that asks for one at a time: a change that comes while it is being read, as those
 * of a bulk edit do, is read by one more request afterwards.
 */
function dashboardRefresh(queryClient: QueryClient): () => Promise<void> {
  let isWaiting = false;
  return async () => {
    if (isWaiting) return;
    isWaiting = true;
    const running = queryClient
      .getQueryCache()
      .findAll({ queryKey: dashboardKeys.all, fetchStatus: 'fetching' });
    await Promise.allSettled(running.map(({ promise }) => promise));
    isWaiting = false;
    await refreshQueries(queryClient, dashboardKeys.all);
  };
}
