import type { QueryClient } from '@tanstack/react-query';
import { changeAtOnce, mapCached, type UndoChange } from '../../query/optimistic.ts';
import { postKeys } from '../../query/query-keys.ts';
import { refreshQueries } from '../../query/removal.ts';
import type { CalendarPost, Post } from './posts.queries.ts';

/** What an action changes of a post wherever it is shown. `planned_at` is `at` in the calendar. */
export type PostCacheChange = Partial<Pick<Post, 'status' | 'visibility' | 'planned_at'>>;

/** Changes a post in all cached lists, details and calendars before the API has accepted it. */
export function changePost(
  queryClient: QueryClient,
  scope: string,
  id: number,
  change: PostCacheChange,
): Promise<UndoChange> {
  const { lists, detail, calendars, all } = postKeys;
  const { status, planned_at: at } = change;
  return changeAtOnce<Post | CalendarPost>(
    queryClient,
    [lists(scope), detail(scope, id), calendars(scope)],
    (post) => {
      if (post.id !== id) return post;
      if ('at' in post) return { ...post, ...(status && { status }), ...(at && { at }) };
      return { ...post, ...change };
    },
    [all],
  );
}

/** Writes the API's answer about a post into all cached lists and its detail, and has the rest refetched. */
export function putPost(queryClient: QueryClient, scope: string, post: Post): void {
  const keys = [postKeys.lists(scope), postKeys.detail(scope, post.id)];
  mapCached<Post>(queryClient, keys, (former) => (former.id === post.id ? { ...former, ...post } : former));
  refreshPosts(queryClient);
}

/** Invalidates all queries of posts, and refetches those on screen, except of a post that is being deleted. */
export function refreshPosts(queryClient: QueryClient): void {
  void refreshQueries(queryClient, postKeys.all);
}
