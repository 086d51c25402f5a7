import type { QueryClient } from '@tanstack/react-query';
import type { ListOf } from '../../client/schema.ts';
import { localPostKeys } from '../../query/query-keys.ts';
import { refreshQueries } from '../../query/removal.ts';
import type { CalendarPost, LocalPost, LocalPostDetail, LocalPostPage } from './local-posts.queries.ts';

/** What an action changes of a post wherever it is shown. `planned_at` is `at` in the calendar. */
export type PostChange = Partial<Pick<LocalPost, 'status' | 'visibility' | 'planned_at'>>;

/** Takes an optimistic change back, except where something newer has come meanwhile. */
export type UndoPostChange = () => void;

/** Cancels requests in flight, whose responses would overwrite an optimistic change. */
export function holdPostFetches(queryClient: QueryClient): Promise<unknown> {
  return queryClient.cancelQueries({ queryKey: localPostKeys.all });
}

/** Changes a post in all cached lists, details and calendars. Returns a function that undoes it. */
export function changePost(
  queryClient: QueryClient,
  scope: string,
  id: number,
  change: PostChange,
): UndoPostChange {
  const { planned_at: plannedAt, status } = change;
  const calendarChange: Partial<CalendarPost> = {
    ...(status && { status }),
    ...(plannedAt && { at: plannedAt }),
  };
  const undo = [
    mapCached<LocalPostPage>(queryClient, localPostKeys.lists(scope), (page) => withPost(page, id, change)),
    mapCached<LocalPostDetail>(queryClient, localPostKeys.detail(scope, id), (post) => ({
      ...post,
      ...change,
    })),
    mapCached<ListOf<CalendarPost>>(queryClient, localPostKeys.calendars(scope), (days) =>
      withPost(days, id, calendarChange),
    ),
  ];
  return () => {
    for (const one of undo) one();
  };
}

/** Writes the API's answer about a post into all cached lists and its detail, and has the rest refetched. */
export function putPost(queryClient: QueryClient, scope: string, post: LocalPost): void {
  queryClient.setQueriesData<LocalPostPage>(
    { queryKey: localPostKeys.lists(scope) },
    (page) => page && withPost(page, post.id, post),
  );
  queryClient.setQueryData<LocalPostDetail>(
    localPostKeys.detail(scope, post.id),
    (former) => former && { ...former, ...post },
  );
  refreshPosts(queryClient);
}

/** Invalidates all queries of posts, and refetches those on screen, except of a post that is being deleted. */
export function refreshPosts(queryClient: QueryClient): void {
  void refreshQueries(queryClient, localPostKeys.all);
}

function withPost<Post extends { id: number }, List extends ListOf<Post>>(
  list: List & ListOf<Post>,
  id: number,
  change: Partial<NoInfer<Post>>,
): List {
  if (list.results.every((post) => post.id !== id)) return list;
  return { ...list, results: list.results.map((post) => (post.id === id ? { ...post, ...change } : post)) };
}

/** Applies `change` to cached data. The returned function restores what is still as it was changed. */
function mapCached<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  change: (data: Data) => Data,
): UndoPostChange {
  const undo = queryClient.getQueriesData<Data>({ queryKey }).flatMap(([key, former]) => {
    if (former === undefined) return [];
    const changed = queryClient.setQueryData<Data>(key, change(former));
    return [
      () => {
        if (queryClient.getQueryData<Data>(key) === changed) queryClient.setQueryData<Data>(key, former);
      },
    ];
  });
  return () => {
    for (const one of undo) one();
  };
}
