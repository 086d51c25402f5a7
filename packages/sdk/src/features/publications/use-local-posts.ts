import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { type RowRange, rowsWithin, usePagedRows, useRowRange } from '../../query/paged-rows.ts';
import type { QueryResult } from '../../query/results.ts';
import {
  type LocalPostFilters,
  type LocalPostFiltersStart,
  type LocalPostTab,
  useLocalPostFilters,
  type UseLocalPostFiltersResult,
} from './local-post-filters.ts';
import {
  composePostsAccess,
  listLocalPosts,
  type LocalPost,
  type LocalPostPage,
  viewPostsAccess,
  writePostsAccess,
} from './local-posts.queries.ts';

const pageSize = 25;

const firstRow: RowRange = { start: 0, end: 0 };

const noFilters: LocalPostFilters = {};

const noPosts: LocalPost[] = [];

/** Which posts are listed, and which of them are on screen. */
export interface LocalPostRowsOptions {
  /** @defaultValue 'sent' */
  tab?: LocalPostTab | undefined;
  filters?: LocalPostFilters | undefined;
  /** The rows on screen, from 0, both ends included. Only their pages are fetched. @defaultValue the first row */
  range?: RowRange | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `useLocalPosts` returns. */
export interface UseLocalPostsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** How many posts each tab has, whatever the filters; undefined before the first response. */
  counts: Readonly<Record<LocalPostTab, number>> | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  posts: LocalPost[];
  /** Returns the post of a row, from 0; undefined until its page has loaded. */
  at: (row: number) => LocalPost | undefined;
  isPending: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<LocalPostPage>[]>;
}

/**
 * Posts of a tab that match, for a list of any length: sent ones newest first, planned ones by their moment. Live
 * changes refresh them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { posts, counts } = useLocalPosts({ tab: 'planned' });
 * return <p>{counts?.planned}: {posts.map(({ summary }) => summary).join(', ')}</p>;
 * ```
 */
export function useLocalPosts({
  tab = 'sent',
  filters = noFilters,
  range = firstRow,
  enabled = true,
}: LocalPostRowsOptions = {}): UseLocalPostsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => listLocalPosts(client, { tab, filters, pageSize }, number),
    [client, tab, filters],
  );
  const { first, ...rows } = usePagedRows({ page, rowsOf: resultsOf, pageSize, range, enabled });
  return {
    ...rows,
    counts: first && { sent: first.sent, planned: first.planned },
    posts: first?.results ?? noPosts,
  };
}

function resultsOf({ results }: LocalPostPage): LocalPost[] {
  return results;
}

/** What `useLocalPostList` gives: everything that a view needs. */
export interface LocalPostListState extends UseLocalPostsResult, UseLocalPostFiltersResult {
  /** The posts on screen. */
  shown: LocalPost[];
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
 * const list = useLocalPostList({ defaultFilters: { status: 'problems' } });
 * return <p>{list.emptiness === 'no_match' ? 'Nic nie pasuje' : list.count}</p>;
 * ```
 */
export function useLocalPostList(start: LocalPostFiltersStart = {}): LocalPostListState {
  const held = useLocalPostFilters(start);
  const [range, showRange] = useRowRange();
  const permission = usePermission(viewPostsAccess);
  const rows = useLocalPosts({ tab: held.tab, filters: held.filters, range, enabled: permission.allowed });
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
