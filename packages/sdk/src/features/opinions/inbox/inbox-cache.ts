import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { changeAtOnce, mapCached, type UndoChange } from '../../../query/optimistic.ts';
import type { InboxKeys } from '../../../query/query-keys.ts';
import type { InboxOpinion, InboxPage } from './inbox-opinion.ts';

/** The opinions of one inbox in the Provider's cache. */
export interface InboxCache<Opinion extends InboxOpinion> {
  /** Changes opinions in all queries before the API has accepted it. Returns a function that undoes it. */
  change: (ids: readonly number[], change: (review: Opinion) => Opinion) => Promise<UndoChange>;
  /** Stores the server's version of an opinion in all queries. */
  store: (stored: Opinion) => void;
  /** Returns the newest version of every opinion, by id. */
  known: () => ReadonlyMap<number, Opinion>;
  /** Returns the newest version of an opinion; the given one if there is none. */
  newest: (review: Opinion) => Opinion;
  /** Invalidates lists, counts and statistics that a change may affect. */
  refresh: () => void;
}

/** Reads and changes the opinions of one inbox in the cache. */
export function inboxCache<Opinion extends InboxOpinion>(
  queryClient: QueryClient,
  keys: InboxKeys,
  scope: string,
): InboxCache<Opinion> {
  const lists = keys.lists(scope);
  const known = () => {
    const found = new Map<number, Opinion>();
    const byAge = queryClient
      .getQueryCache()
      .findAll({ queryKey: [...keys.all, scope] })
      .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const { queryKey } of byAge) {
      if (queryKey[2] === 'list') {
        const pages = queryClient.getQueryData<InfiniteData<InboxPage<Opinion>>>(queryKey)?.pages ?? [];
        for (const page of pages) for (const review of page.results) found.set(review.id, review);
      } else if (queryKey[2] === 'detail') {
        const review = queryClient.getQueryData<Opinion>(queryKey);
        if (review) found.set(review.id, review);
      }
    }
    return found;
  };
  return {
    change: (ids, change) => {
      const chosen = new Set(ids);
      return changeAtOnce<Opinion>(queryClient, [lists, keys.details(scope)], (review) =>
        chosen.has(review.id) ? change(review) : review,
      );
    },
    store: (stored) => {
      queryClient.setQueryData(keys.detail(scope, stored.id), stored);
      mapCached<Opinion>(queryClient, [lists], (review) => (review.id === stored.id ? stored : review));
    },
    known,
    newest: (review) => known().get(review.id) ?? review,
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: keys.all });
      void queryClient.invalidateQueries({ queryKey: keys.bulkReplies });
    },
  };
}

/**
 * Returns an opinion as it is shown from the acceptance of a reply until the provider decides (product spec, section 4).
 */
export function markProcessing<Opinion extends InboxOpinion>(
  review: Opinion,
  replyComment: string | null,
): Opinion {
  return {
    ...review,
    reply_comment: replyComment,
    reply_status: 'processing',
    reply_problem: null,
    processing_in_progress: true,
  };
}
