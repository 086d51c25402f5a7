import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { inboxCache } from './inbox-cache.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { InboxSource } from './inbox-source.ts';

/** An opinion and a category that it is to be in, or not to be in. */
export interface InboxTagVariables<Opinion> {
  review: Opinion;
  category: { id: number; name: string };
}

/** What `useInboxTag` returns. */
export interface UseInboxTagResult<Opinion> {
  add: MutationResult<Opinion, InboxTagVariables<Opinion>>;
  remove: MutationResult<Opinion, InboxTagVariables<Opinion>>;
}

/** Adds an opinion to a category by hand, or removes it; phrases do not add it again then. */
export function useInboxTag<Opinion extends InboxOpinion>(
  source: InboxSource<Opinion>,
): UseInboxTagResult<Opinion> {
  const { client } = usePinfold();
  const add = useInboxEdit<Opinion, InboxTagVariables<Opinion>>(source, {
    change: (review, { category: { id, name } }) => ({
      ...review,
      tags: review.tags.some((tag) => tag.id === id)
        ? review.tags
        : [...review.tags, { id, name, sentiment: 'unassigned', source: 'manual', phrase: null }],
    }),
    send: ({ review, category }) => source.writes.addTag(client, review.id, category.id),
  });
  const remove = useInboxEdit<Opinion, InboxTagVariables<Opinion>>(source, {
    change: (review, { category }) => ({
      ...review,
      tags: review.tags.filter((tag) => tag.id !== category.id),
    }),
    send: ({ review, category }) => source.writes.removeTag(client, review.id, category.id),
  });
  return { add, remove };
}

/** Many reviews, and the categories they get or lose. */
export interface TagReviewsVariables {
  /** Reviews, loaded or not; 10 000 at most. */
  ids: readonly number[];
  /** Ids of categories that all of them are to be in. */
  add?: readonly number[] | undefined;
  /** Ids of categories that none of them is to be in. */
  remove?: readonly number[] | undefined;
}

/** Adds many opinions to categories, or removes them. `data` contains how many changed, and how many were skipped. */
export function useInboxTagging({
  reads: { keys },
  writes,
  rules: { eventFields },
}: InboxSource): MutationResult<Schemas['BulkTaggingResult'], TagReviewsVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ ids, add = [], remove = [] }: TagReviewsVariables) =>
      writes.tagMany(client, { ids: [...ids], add: [...add], remove: [...remove] }),
    onSuccess: ({ changed, skipped }) => emit({ type: 'reviews_tagged', changed, skipped, ...eventFields }),
    onSettled: () => {
      inboxCache(queryClient, keys, client.scope).refresh();
      void queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all });
    },
  });
}

/** An opinion's sentiment: as a whole, or about one of its categories. */
export interface InboxSentimentVariables<Opinion> {
  review: Opinion;
  /** Id of the category; left out, the whole review. */
  tagId?: number | undefined;
  sentiment: Sentiment;
}

/** Sets an opinion's sentiment by hand, as a whole or about one of its categories. */
export function useInboxSentiment<Opinion extends InboxOpinion>(
  source: InboxSource<Opinion>,
): MutationResult<Opinion, InboxSentimentVariables<Opinion>> {
  const { client } = usePinfold();
  return useInboxEdit<Opinion, InboxSentimentVariables<Opinion>>(source, {
    change: (review, { tagId, sentiment }) =>
      tagId === undefined
        ? { ...review, sentiment }
        : {
            ...review,
            tags: review.tags.map((tag) => (tag.id === tagId ? { ...tag, sentiment } : tag)),
          },
    send: ({ review: { id }, tagId, sentiment }) => source.writes.setSentiment(client, id, sentiment, tagId),
  });
}

interface InboxEdit<Opinion, Variables> {
  /** How the opinion looks from the press on. */
  change: (review: Opinion, variables: Variables) => Opinion;
  send: (variables: Variables) => Promise<Opinion>;
}

/** Changes one opinion's tags or sentiment: shown at once, sent one after another, undone when refused. */
function useInboxEdit<Opinion extends InboxOpinion, Variables extends { review: Opinion }>(
  { reads: { topic, keys }, rules: { eventFields } }: InboxSource<Opinion>,
  { change, send }: InboxEdit<Opinion, Variables>,
): MutationResult<Opinion, Variables> {
  const { client, queryClient, emit } = usePinfold();
  const cache = inboxCache<Opinion>(queryClient, keys, client.scope);
  const mutationKey = ['review_edit', topic];
  // A response does not include changes queued after it, so only the last one is stored.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return usePinfoldMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: (variables: Variables) =>
      cache.change([variables.review.id], (review) => change(review, variables)),
    onError: (error, _variables, undo) => {
      undo?.();
      // The reader is to see why, and when it ends.
      if (error.code === 'categorisation_in_progress')
        void queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all });
    },
    onSuccess: (stored) => {
      if (isLast()) cache.store(stored);
      emit({ type: 'review_tagged', reviewId: stored.id, ...eventFields });
    },
    onSettled: () => {
      if (isLast()) cache.refresh();
    },
  });
}
