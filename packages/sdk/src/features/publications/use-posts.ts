import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { type RowRange, rowsWithin, usePagedRows, useRowRange } from '../../query/paged-rows.ts';
import type { QueryResult } from '../../query/results.ts';
import {
  type PostFilters,
  type PostFiltersStart,
  type PostTab,
  usePostFilters,
  type UsePostFiltersResult,
} from './post-filters.ts';
import {
  composePostsAccess,
  listPosts,
  type Post,
  type PostPage,
  viewPostsAccess,
  writePostsAccess,
} from './posts.queries.ts';

const pageSize = 25;

const firstRow: RowRange = { start: 0, end: 0 };

const noFilters: PostFilters = {};

const noPosts: Post[] = [];

/** Which posts are listed, and which of them are on screen. */
export interface PostRowsOptions {
  /** @defaultValue 'sent' */
  tab?: PostTab | undefined;
  filters?: PostFilters | undefined;
  /** The rows on screen, from 0, both ends included. Only their pages are fetched. @defaultValue the first row */
  range?: RowRange | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `usePosts` returns. */
export interface UsePostsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** How many posts each tab has, whatever the filters; undefined before the first response. */
  counts: Readonly<Record<PostTab, number>> | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  posts: Post[];
  /** Returns the post of a row, from 0; undefined until its page has loaded. */
  at: (row: number) => Post | undefined;
  isPending: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<PostPage>[]>;
}

/**
 * Posts of a tab that match, for a list of any length: sent ones newest first, planned ones by their moment, series by
 * their next one. Live changes refresh them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { posts, counts } = usePosts({ tab: 'planned' });
 * return <p>{counts?.planned}: {posts.map(({ summary }) => summary).join(', ')}</p>;
 * ```
 */
export function usePosts({
  tab = 'sent',
  filters = noFilters,
  range = firstRow,
  enabled = true,
}: PostRowsOptions = {}): UsePostsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => listPosts(client, { tab, filters, pageSize }, number),
    [client, tab, filters],
  );
  const { first, ...rows } = usePagedRows({ page, rowsOf: resultsOf, pageSize, range, enabled });
  return {
    ...rows,
    counts: first && { sent: first.sent, planned: first.planned, repeating: first.repeating },
    posts: first?.results ?? noPosts,
  };
}

function resultsOf({ results }: PostPage): Post[] {
  return results;
}

/** What `usePostList` gives: everything that a view needs. */
export interface PostListState extends UsePostsResult, UsePostFiltersResult {
  /** The posts on screen. */
  shown: Post[];
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'no_posts' | undefined;
  /** Whether the reader may see posts. */
  permission: PermissionDecision;
  /** Whether the reader may open the composer: the demo may, though it cannot send. */
  composePermission: PermissionDecision;
  /** Whether the reader may send, change and delete posts at all; `can_edit` says it of one. */
  writePermission: PermissionDecision;
}

/**
 * State of the list of posts: tab, filters, rows, and what the reader may do.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const list = usePostList({ defaultFilters: { status: 'problems' } });
 * return <p>{list.emptiness === 'no_match' ? 'Nic nie pasuje' : list.count}</p>;
 * ```
 */
export function usePostList(start: PostFiltersStart = {}): PostListState {
  const held = usePostFilters(start);
  const [range, showRange] = useRowRange();
  const permission = usePermission(viewPostsAccess);
  const rows = usePosts({ tab: held.tab, filters: held.filters, range, enabled: permission.allowed });
  const isEmpty = rows.count === 0 && !rows.isStale;
  return {
    ...held,
    ...rows,
    shown: rowsWithin(range, rows.at),
    showRange,
    emptiness: isEmpty ? (held.hasFilters ? 'no_match' : 'no_posts') : undefined,
    permission,
    composePermission: usePermission(composePostsAccess),
    writePermission: usePermission(writePostsAccess),
  };
}
