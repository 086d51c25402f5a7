import { useMemo } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { PagedResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { useSettled } from '../../../state/use-settled.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import type { InboxOpinion, InboxPage } from './inbox-opinion.ts';
import type { InboxReads } from './inbox-source.ts';
import { type ReviewListOptions, searchInbox } from './inbox.queries.ts';

/** Opinions that match, more with every `fetchNextPage`; a reply that did not get through is reported. */
export function useInboxList<Opinion extends InboxOpinion, Filters extends OpinionFilters>(
  reads: InboxReads<Opinion, Filters>,
  filters: Filters,
  { enabled = true, ...options }: ReviewListOptions & { enabled?: boolean },
): UseInboxListResult<Opinion> {
  const { client, report } = usePinfold();
  const query = usePinfoldInfiniteQuery({ ...searchInbox(reads, client, filters, options), enabled });
  const { data } = query;
  const reviews = useMemo(() => (data ? distinctReviews(data.pages) : []), [data]);
  useSettled(`reply:${reads.topic}`, reviews, {
    isUnderWay: ({ reply_status: status }) => status === 'processing',
    onSettled: ({ reply_status: status }) => {
      if (status === 'rejected' || status === 'failed') report('reply_sending', { isShownInPlace: true });
    },
  });
  return { ...query, reviews, count: data?.pages.at(-1)?.count };
}

/** What `useInboxList` returns. */
export type UseInboxListResult<Opinion extends InboxOpinion> = PagedResult<InboxPage<Opinion>> & {
  reviews: Opinion[];
  count: number | undefined;
};

/** An opinion that arrives between two pages pushes another onto both. */
function distinctReviews<Opinion extends InboxOpinion>(pages: readonly InboxPage<Opinion>[]): Opinion[] {
  return [...new Map(pages.flatMap((page) => page.results).map((review) => [review.id, review])).values()];
}
