import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PinfoldClient } from '../client/create-client.ts';
import type { Pinfold } from '../provider/pinfold-context.ts';
import { companyKeys } from '../query/company-keys.ts';
import { bulkReplyKeys, locationKeys, reviewKeys, teamKeys } from '../query/query-keys.ts';
import { openLiveConnection } from './live-connection.ts';
import type { LiveChange } from './read-live-event.ts';

export interface Followed {
  client: PinfoldClient;
  queryClient: QueryClient;
  emit: Pinfold['emit'];
}

/** Asks anew for whatever is on screen when the API says that it has changed. Answers the way to stop. */
export function followChanges({ client, queryClient, emit }: Followed): () => void {
  return openLiveConnection({
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
