import type { WallTime } from '@pinfold/contract/features/publications/wall-time';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { postKeys } from '../../query/query-keys.ts';
import { removalOf } from '../../query/removal.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { toRequestBody } from '../listings/to-request-body.ts';
import { changePost, putPost, refreshPosts, type PostCacheChange } from './posts-cache.ts';
import type { Post } from './posts.queries.ts';

/** A post as it is sent to locations. */
export type NewPost = Schemas['NewLocalPost'];

/** The post that was made, and the locations that could not have it. */
export type PostSent = Schemas['LocalPostSent'];

/** What changes of a planned post. */
export type PostChange = Schemas['LocalPostChange'];

/**
 * Sends a post to many locations, at once or at a planned moment. A second call with the same `request_id` returns the
 * first one's post.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `post_invalid` names fields in
 * `fields`, `locations_missing` that none can have it, `location_unavailable` which cannot.
 * @example
 * ```tsx
 * const send = useCreatePost();
 * send.mutate(newPost, { onSuccess: ({ excluded }) => say(`${excluded.length}`) });
 * ```
 */
export function useCreatePost(): MutationResult<PostSent, NewPost> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (post: NewPost) =>
      unwrapResponse(client.api.POST('/local-posts/', { body: toRequestBody(post) })),
    onSuccess: ({ post, excluded }) => {
      refreshPosts(queryClient);
      emit({ type: 'post_sent', postId: post.id, locations: post.counts.total, excluded: excluded.length });
    },
  });
}

/** What `useUpdatePost` takes. */
export interface UpdatePostVariables {
  id: number;
  /** What changes, and the version that it was made from. */
  change: PostChange;
}

/**
 * Changes a planned post, until ten minutes before its moment.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `post_changed` when another changed
 * it meanwhile, `post_too_late`, `permission_denied`, `post_invalid` with `fields`.
 * @example
 * ```tsx
 * const update = useUpdatePost();
 * update.mutate({ id: post.id, change: { version: post.version, summary: 'Od jutra nowe godziny' } });
 * ```
 */
export function useUpdatePost(): MutationResult<Post, UpdatePostVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ id, change }: UpdatePostVariables) =>
      unwrapResponse(
        client.api.PATCH('/local-posts/{id}/', { params: { path: { id } }, body: toRequestBody(change) }),
      ),
    onSuccess: (post) => {
      putPost(queryClient, client.scope, post);
      emit({ type: 'post_updated', postId: post.id });
    },
    onError: () => refreshPosts(queryClient),
  });
}

/** What `useUpdatePostDate` takes. */
export interface UpdatePostDateVariables extends Omit<UpdatePostVariables, 'change'> {
  /** The date, as the pattern has it: `2026-12-04`. */
  on: string;
  /** What changes, and the version of the series. */
  change: Omit<PostChange, 'recurrence'>;
}

/**
 * Changes one date of a series, which becomes a planned post of its own. Of a series that Google repeats, Pinfold
 * takes over.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found` for what is no date of
 * the series, `post_changed`, `post_too_late`, `permission_denied`, `post_invalid` with `fields`.
 * @example
 * ```tsx
 * const { mutate } = useUpdatePostDate();
 * mutate({ id: post.id, on: '2026-12-04', change: { version: post.version, summary: 'Tylko dziś' } });
 * ```
 */
export function useUpdatePostDate(): MutationResult<Post, UpdatePostDateVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ id, on, change }: UpdatePostDateVariables) =>
      unwrapResponse(
        client.api.PATCH('/local-posts/{id}/dates/{on}/', {
          params: { path: { id, on } },
          body: toRequestBody(change),
        }),
      ),
    onSuccess: ({ id }) => {
      refreshPosts(queryClient);
      emit({ type: 'post_updated', postId: id });
    },
    onError: () => refreshPosts(queryClient),
  });
}

/**
 * Ends a series: planned dates go, sent ones stay. What Google repeats leaves the maps at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`, `permission_denied`.
 * @example
 * ```tsx
 * const stop = useStopPost();
 * return <button onClick={() => stop.mutate({ id: post.id })}>Zatrzymaj</button>;
 * ```
 */
export function useStopPost(): MutationResult<Post, { id: number }> {
  const { client } = usePinfold();
  return usePostMutation({
    send: ({ id }: { id: number }) =>
      unwrapResponse(client.api.POST('/local-posts/{id}/stop/', { params: { path: { id } } })),
    expect: () => ({ status: 'deleting' }),
    event: 'post_deleted',
    options: removalOf(({ id }: { id: number }) => [
      postKeys.detail(client.scope, id),
      postKeys.itemLists(client.scope, id),
    ]),
  });
}

/** What `useMovePost` takes. */
export interface MovePostVariables {
  id: number;
  /** The version that the reader saw. */
  version: number;
  /** The new moment, in the time zone that the post is planned in. */
  plannedAt: WallTime;
}

/**
 * Moves a planned post to another moment. It is there at once, and back where it was when the API refuses. The answer
 * has the new version, with which the move can be undone by another one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `post_changed`, `post_too_late`,
 * `permission_denied`, `post_invalid`.
 * @example
 * ```tsx
 * const move = useMovePost();
 * const { id, version } = post;
 * move.mutate({ id, version, plannedAt: '2026-12-01T09:00' }, {
 *   onSuccess: (moved) => run(() => move.mutate({ id, version: moved.version, plannedAt: post.at })),
 * });
 * ```
 */
export function useMovePost(): MutationResult<Post, MovePostVariables> {
  const { client } = usePinfold();
  return usePostMutation({
    send: ({ id, version, plannedAt }: MovePostVariables) =>
      unwrapResponse(
        client.api.PATCH('/local-posts/{id}/', {
          params: { path: { id } },
          body: { version, planned_at: plannedAt },
        }),
      ),
    expect: ({ plannedAt }) => ({ planned_at: plannedAt }),
    event: 'post_updated',
  });
}

/**
 * Deletes a post: a planned one at once, a sent one from every location, which takes a while. It is shown as being
 * deleted at once, and as before when the API refuses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`, `permission_denied`.
 * @example
 * ```tsx
 * const remove = useDeletePost();
 * return <button onClick={() => remove.mutate({ id: post.id })}>Usuń</button>;
 * ```
 */
export function useDeletePost(): MutationResult<Post, { id: number }> {
  const { client } = usePinfold();
  return usePostMutation({
    send: ({ id }: { id: number }) =>
      unwrapResponse(client.api.DELETE('/local-posts/{id}/', { params: { path: { id } } })),
    expect: () => ({ status: 'deleting' }),
    event: 'post_deleted',
    options: removalOf(({ id }: { id: number }) => [
      postKeys.detail(client.scope, id),
      postKeys.itemLists(client.scope, id),
    ]),
  });
}

/** What `useRetryPost` takes. */
export interface RetryPostVariables {
  id: number;
  /** Locations to send it to again, by id. Left out, all where it failed. */
  facilitiesIds?: readonly number[] | undefined;
  /** Another text for these locations alone; what policy rejected goes only so. */
  summary?: string | undefined;
  title?: string | undefined;
}

/**
 * Sends a post again where it failed; where policy rejected it, only with another text.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `nothing_to_retry`, `post_invalid`,
 * `permission_denied`, `public_url_needed`.
 * @example
 * ```tsx
 * const retry = useRetryPost();
 * return <button onClick={() => retry.mutate({ id: post.id })}>Wyślij ponownie</button>;
 * ```
 */
export function useRetryPost(): MutationResult<Post, RetryPostVariables> {
  const { client } = usePinfold();
  return usePostMutation({
    send: ({ id, facilitiesIds, title, summary }: RetryPostVariables) =>
      unwrapResponse(
        client.api.POST('/local-posts/{id}/retry/', {
          params: { path: { id } },
          body: toRequestBody({ facilities_ids: facilitiesIds, title, summary }),
        }),
      ),
    expect: () => ({}),
    event: 'post_retried',
  });
}

/** What `usePostVisibility` takes. */
export interface PostVisibilityVariables {
  post: Pick<Post, 'id' | 'visibility'>;
  /** Whether visitors of the store locator see it. */
  isVisible: boolean;
}

/**
 * Shows a post in the store locator, or hides it. What is shown follows at once, and is as before when the API refuses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`, `permission_denied`.
 * @example
 * ```tsx
 * const { mutate } = usePostVisibility();
 * return <Switch label="W store locatorze" onChange={(isVisible) => mutate({ post, isVisible })} />;
 * ```
 */
export function usePostVisibility(): MutationResult<Post, PostVisibilityVariables> {
  const { client } = usePinfold();
  return usePostMutation({
    send: ({ post, isVisible }: PostVisibilityVariables) =>
      unwrapResponse(
        client.api.PATCH('/local-posts/{id}/store-locator/', {
          params: { path: { id: post.id } },
          body: { is_visible: isVisible },
        }),
      ),
    expect: ({ post, isVisible }) => ({
      visibility: { ...post.visibility, store_locator: isVisible },
    }),
    event: 'post_updated',
  });
}

type NamedPost = { id: number } | { post: { id: number } };

/** A call about one post, shown as done until the answer has come. */
function usePostMutation<Variables extends NamedPost>({
  send,
  expect,
  event,
  options,
}: {
  send: (variables: Variables) => Promise<Post>;
  expect: (variables: Variables) => PostCacheChange;
  event: 'post_updated' | 'post_deleted' | 'post_retried';
  options?: ReturnType<typeof removalOf> | undefined;
}): MutationResult<Post, Variables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    ...options,
    mutationFn: send,
    onMutate: (variables: Variables) => {
      const id = 'post' in variables ? variables.post.id : variables.id;
      return changePost(queryClient, client.scope, id, expect(variables));
    },
    onError: (_error, _variables, undo) => {
      undo?.();
      refreshPosts(queryClient);
    },
    onSuccess: (post) => {
      putPost(queryClient, client.scope, post);
      emit({ type: event, postId: post.id });
    },
  });
}
