import { useState } from 'react';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewKeys } from '../../../query/query-keys.ts';
import { usePinfoldPublicQuery } from '../../../query/use-pinfold-query.ts';
import { inboxCache } from '../../opinions/inbox/inbox-cache.ts';
import { getSettings } from '../../session/settings.ts';
import type { Review } from '../reviews.queries.ts';

/** A photo or video of a review, with how it can be shown. */
export interface ReviewMediaFile extends Readonly<Schemas['ReviewMedia']> {
  /**
   * `shown`: load it. `waiting`: its address is being read again. `linked`: its host is unknown; link to it. `gone`: it
   * is no longer at Google.
   */
  state: 'shown' | 'waiting' | 'linked' | 'gone';
}

/** What `useReviewMedia` returns. */
export interface UseReviewMediaResult {
  /** In the customer's order. */
  files: readonly ReviewMediaFile[];
  /** Call it when a file could not be loaded: the review is read again, at most once an hour. */
  reportLost: (file: Pick<ReviewMediaFile, 'thumbnail_url' | 'video_url'>) => void;
}

/**
 * Photos and videos of a review. Their addresses are Google's and expire: after one has failed they are read again; what
 * fails with the same address is gone, as for readers who may not read again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are not reported, since a file that is gone says so.
 * @example
 * ```tsx
 * const { files, reportLost } = useReviewMedia(review);
 * return files.map((file) =>
 *   file.state === 'shown' && file.thumbnail_url ? (
 *     <img key={file.thumbnail_url} src={file.thumbnail_url} alt={file.label ?? ''} onError={() => reportLost(file)} />
 *   ) : null,
 * );
 * ```
 */
export function useReviewMedia(review: Review): UseReviewMediaResult {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(refreshAccess);
  const [lost, setLost] = useState<readonly string[]>([]);
  const queryKey = [...reviewKeys.all, client.scope, 'media', review.id];
  const [isReading, setReading] = useState(false);
  const isFamiliar = review.media.every((file) => addressesOf(file).every((url) => isAllowed(url, [])));
  const { data: settings, isPending } = usePinfoldPublicQuery({
    ...getSettings(client),
    meta: { isQuiet: true },
    enabled: !isFamiliar,
  });

  const stateOf = (file: Schemas['ReviewMedia']): ReviewMediaFile['state'] => {
    const addresses = addressesOf(file);
    if (addresses.some((url) => lost.includes(url))) return isReading ? 'waiting' : 'gone';
    // Older versions of the API do not have the field.
    if (addresses.every((url) => isAllowed(url, settings?.review_media_origins ?? []))) return 'shown';
    return isPending ? 'waiting' : 'linked';
  };
  const readAgain = async () => {
    const cache = inboxCache<Review>(queryClient, reviewKeys, client.scope);
    const params = { params: { path: { id: review.id } } };
    const { media } = await unwrapResponse(client.api.POST('/reviews/{id}/media/refresh/', params));
    cache.store({ ...cache.newest(review), media });
    return true;
  };
  return {
    files: review.media.map((file) => ({ ...file, state: stateOf(file) })),
    reportLost: (file) => {
      setLost((known) => [...known, ...addressesOf(file)]);
      if (!allowed) return;
      // A failure is kept as well, so that it is not tried again within the hour.
      const queryFn = () => readAgain().catch(() => false);
      const options = { queryKey, queryFn, staleTime: hour, gcTime: hour };
      setReading(true);
      void queryClient.fetchQuery(options).finally(() => setReading(false));
    },
  };
}

const refreshAccess: MemberAccess = { permission: 'view_reviews', module: 'reviews', demo: 'blocked' };

/** So often may a review be read again. */
const hour = 3_600_000;

function addressesOf(file: Pick<Schemas['ReviewMedia'], 'thumbnail_url' | 'video_url'>): string[] {
  return [file.thumbnail_url, file.video_url].filter((url) => url !== null);
}

/** Whether pictures may be loaded from there: Google's own host, or one that the API names. */
function isAllowed(address: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(address);
  if (protocol === 'https:' && hostname.endsWith('.googleusercontent.com')) return true;
  return origins.some((one) => (one.endsWith(':*') ? origin.startsWith(one.slice(0, -1)) : origin === one));
}
