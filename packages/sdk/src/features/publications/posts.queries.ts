import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { permissionAccess } from '../../permissions/permission-access.ts';
import { postKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { toRequestBody } from '../listings/to-request-body.ts';
import { toFiltersQuery } from '../../state/define-filters.ts';
import { postFilters, type PostFilters, type PostTab } from './post-filters.ts';

/** A post: what it says, for when it is planned, and how far it is at its locations. */
export type Post = Schemas['LocalPost'];

/** A post with the ids of its locations. */
export type PostDetail = Schemas['LocalPostDetail'];

/** What became of a post at one location. */
export type PostItem = Schemas['PostItem'];

/** A post on one day of the calendar. */
export type CalendarPost = Schemas['CalendarPost'];

/** A location that a post or photos may be sent to, or why not. */
export type PostLocation = Schemas['PostLocation'];

/** A location that a post or photos were not sent to, with the reason. */
export type ExcludedLocation = Schemas['ExcludedLocation'];

/** What sending a post would do. */
export type PostCheck = Schemas['PostCheck'];

/** A post as it is sent, without `request_id`. */
export type PostDraftBody = Schemas['LocalPostDraft'];

/** Access to read posts. */
export const viewPostsAccess: MemberAccess = permissionAccess('view_local_posts');

/** Access to create, change, retry and delete posts. */
export const writePostsAccess: MemberAccess = permissionAccess('add_and_delete_local_posts');

/** Access to open the composer and to check a draft, which the demo may although it cannot send. */
export const composePostsAccess: MemberAccess = { ...writePostsAccess, demo: 'allowed' };

/** One page of posts, and how many each tab has whatever the filters. */
export interface PostPage extends PageOf<Post> {
  planned: number;
  sent: number;
  repeating: number;
}

/** Posts of a tab, in the order of the API: sent ones newest first, planned ones by their moment. */
export interface PostSearch {
  tab: PostTab;
  filters: PostFilters;
  /** 1 to 100. */
  pageSize: number;
}

/** One page of posts, counted from 1, as a query. */
export function listPosts(
  client: PinfoldClient,
  { tab, filters, pageSize }: PostSearch,
  page: number,
): QueryOf<PostPage> {
  const query = { ...toFiltersQuery(postFilters.tidy(filters)), tab, page, page_size: pageSize };
  return queryOptions({
    queryKey: postKeys.list(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/local-posts/', { params: { query }, signal })),
    staleTime: 30_000,
  });
}

/** One post with the ids of its locations, as a query. */
export function getPost(client: PinfoldClient, id: number): QueryOf<PostDetail> {
  return queryOptions({
    queryKey: postKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/local-posts/{id}/', { params: { path: { id } }, signal })),
  });
}

/** How far a post is at a location, for filtering. */
export type PostItemState = 'processing' | 'published' | 'rejected' | 'failed';

/** Every state, in the order in which they are offered. */
export const postItemStates: readonly PostItemState[] = ['rejected', 'failed', 'processing', 'published'];

/** Which locations of a post are listed. */
export interface PostItemSearch {
  /** Left out, locations in all states. */
  state?: PostItemState | undefined;
  /** Part of the name or the address. */
  q?: string | undefined;
}

/** One page of a post's locations, counted from 1, as a query. */
export function listPostItems(
  client: PinfoldClient,
  id: number,
  { state, q, pageSize = 20 }: PostItemSearch & { pageSize?: number | undefined },
  page: number,
): QueryOf<PageOf<PostItem>> {
  const query = { ...(state && { state }), ...(q && { q }), page, page_size: pageSize };
  return queryOptions({
    queryKey: postKeys.items(client.scope, id, query),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/local-posts/{id}/facilities/', { params: { path: { id }, query }, signal }),
      ),
    staleTime: 30_000,
  });
}

/** Days of the calendar as `YYYY-MM-DD`, both included, 62 at most. */
export interface CalendarDays {
  from: string;
  to: string;
}

/** Posts of some days, sent and planned, as a query. */
export function listCalendarPosts(
  client: PinfoldClient,
  { from, to }: CalendarDays,
): QueryOf<ListOf<CalendarPost>> {
  const query = { from, to };
  return queryOptions({
    queryKey: postKeys.calendar(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/local-posts/calendar/', { params: { query }, signal })),
    staleTime: 30_000,
  });
}

/** Which locations are offered for a post or for photos. */
export interface PostLocationSearch {
  /** Part of the name, address or city. */
  q?: string | undefined;
  /** Locations of any of these groups, by id. */
  groups?: readonly number[] | undefined;
  city?: string | undefined;
}

/** One page of locations, and the ids of all that match and can have a post or photos. */
export interface PostLocationPage extends PageOf<PostLocation> {
  ids: number[];
}

/** One page of the locations that the member may post to, counted from 1, as a query. */
export function listPostLocations(
  client: PinfoldClient,
  search: PostLocationSearch & { pageSize?: number | undefined },
  page: number,
): QueryOf<PostLocationPage> {
  const query = toLocationQuery(search, page);
  return queryOptions({
    queryKey: postKeys.locations(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/local-posts/facilities/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** Returns a page of a search as the API reads it, for posts and for photos alike. */
export function toLocationQuery(
  { q, groups, city, pageSize = 100 }: PostLocationSearch & { pageSize?: number | undefined },
  page: number,
): LocationQuery {
  return {
    ...(q && { q }),
    ...(groups && groups.length > 0 && { groups: groups.join(',') }),
    ...(city && { city }),
    page,
    page_size: pageSize,
  };
}

interface LocationQuery {
  q?: string;
  groups?: string;
  city?: string;
  page: number;
  page_size: number;
}

/** What sending a draft would do, as a query; the former answer is shown until the next has come. */
export function checkPost(client: PinfoldClient, draft: PostDraftBody): QueryOf<PostCheck> {
  return queryOptions({
    queryKey: postKeys.check(client.scope, draft),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/local-posts/check/', { body: toRequestBody(draft), signal })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
