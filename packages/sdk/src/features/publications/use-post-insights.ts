import {
  defaultPostInsightPeriod,
  lastPostInsightDay,
} from '@pinfold/contract/features/publications/post-insights';
import { type ArchiveState, useArchive } from '../../query/use-archive.ts';
import type { FiltersStart } from '../../state/use-filters.ts';
import type { PostInsightFilters } from './post-insight-filters.ts';
import { getPostInsights, type PostInsights } from './post-insights.queries.ts';
import { viewPostsAccess } from './posts.queries.ts';

/** Controlled or initial filters. */
export interface PostInsightFiltersStart extends FiltersStart<PostInsightFilters> {}

/** What `usePostInsights` gives: everything that a view needs. */
export interface PostInsightsState extends ArchiveState<PostInsights> {}

/**
 * Views and clicks of posts, which Google counted until 28 February 2023: an archive, by day and by location.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { insights } = usePostInsights({ defaultFilters: { date_from: '2023-02-01', date_to: '2023-02-28' } });
 * return <p>{insights?.totals.views}</p>;
 * ```
 */
export function usePostInsights(start: PostInsightFiltersStart = {}): PostInsightsState {
  return useArchive(postArchive, start);
}

const postArchive = {
  access: viewPostsAccess,
  lastDay: lastPostInsightDay,
  usualPeriod: defaultPostInsightPeriod,
  query: getPostInsights,
};
