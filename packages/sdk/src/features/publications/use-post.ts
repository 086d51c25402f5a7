import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { type RowRange, usePagedRows } from '../../query/paged-rows.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import {
  checkPost,
  getPost,
  listPostItems,
  listPostLocations,
  type PostDetail,
  type PostCheck,
  type PostDraftBody,
  type PostItem,
  type PostItemSearch,
  type PostLocation,
  type PostLocationPage,
  type PostLocationSearch,
} from './posts.queries.ts';
import { listPhotoLocations } from './photos.queries.ts';

/**
 * One post with the ids of its locations. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found` for a post that is gone,
 * or none of whose locations the member may see.
 * @example
 * ```tsx
 * const { data: post } = usePost(12);
 * return post ? <p>{post.counts.published} / {post.counts.total}</p> : null;
 * ```
 */
export function usePost(id: number | undefined): QueryResult<PostDetail> {
  return usePinfoldQuery({ ...getPost(useClient(), id ?? 0), enabled: id !== undefined });
}

const firstRow: RowRange = { start: 0, end: 0 };

const everyItem: PostItemSearch = {};

const noItems: PostItem[] = [];

const itemsPerPage = 50;

/** The rows on screen, and whether anything is asked for. */
export interface RowsOptions {
  /** The rows on screen, from 0, both ends included. Only their pages are fetched. @defaultValue the first row */
  range?: RowRange | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `usePostItems` returns. */
export interface UsePostItemsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  items: PostItem[];
  /** Returns the item of a row, from 0; undefined until its page has loaded. */
  at: (row: number) => PostItem | undefined;
  isPending: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<PageOf<PostItem>>[]>;
}

/**
 * What became of a post at each of its locations. Nothing is fetched without an id.
 *
 * @param search - Keep the object between renders, as long as it asks for the same.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { items } = usePostItems(12, { state: 'rejected' });
 * return items.map(({ id, location, problem }) => <li key={id}>{location.name}: {problem}</li>);
 * ```
 */
export function usePostItems(
  id: number | undefined,
  search: PostItemSearch = everyItem,
  { range = firstRow, enabled = true }: RowsOptions = {},
): UsePostItemsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => listPostItems(client, id ?? 0, { ...search, pageSize: itemsPerPage }, number),
    [client, id, search],
  );
  const { first, ...rows } = usePagedRows({
    page,
    rowsOf: resultsOf<PostItem>,
    pageSize: itemsPerPage,
    range,
    enabled: enabled && id !== undefined,
  });
  return { ...rows, items: first?.results ?? noItems };
}

const everyLocation: PostLocationSearch = {};

const noLocations: PostLocation[] = [];

const noIds: number[] = [];

const locationsPerPage = 100;

/** What `usePostLocations` and `usePhotoLocations` return. */
export interface UsePostLocationsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  locations: PostLocation[];
  /** Of every location that matches and can have a post or photos, 10 000 at most. */
  ids: number[];
  /** Returns the location of a row, from 0; undefined until its page has loaded. */
  at: (row: number) => PostLocation | undefined;
  isPending: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<PostLocationPage>[]>;
}

/**
 * The locations that the reader may post to, with the reason where one can have no post.
 *
 * @param search - Keep the object between renders, as long as it asks for the same.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { locations, ids } = usePostLocations();
 * return <p>{ids.length} of {locations.length}</p>;
 * ```
 */
export function usePostLocations(
  search: PostLocationSearch = everyLocation,
  options: RowsOptions = {},
): UsePostLocationsResult {
  return useLocationsOf(listPostLocations, search, options);
}

/**
 * The locations that the reader may see, with the reason where one can have no photos.
 *
 * @param search - Keep the object between renders, as long as it asks for the same.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { locations } = usePhotoLocations();
 * return locations.map(({ id, name, reason }) => <li key={id}>{name} {reason}</li>);
 * ```
 */
export function usePhotoLocations(
  search: PostLocationSearch = everyLocation,
  options: RowsOptions = {},
): UsePostLocationsResult {
  return useLocationsOf(listPhotoLocations, search, options);
}

/** What a publication is, as far as its locations are concerned. */
export type LocationPurpose = 'post' | 'photo';

/** The locations to choose for a post or for photos. */
export function usePublicationLocations(
  purpose: LocationPurpose,
  search: PostLocationSearch,
  options: RowsOptions,
): UsePostLocationsResult {
  return useLocationsOf(purpose === 'photo' ? listPhotoLocations : listPostLocations, search, options);
}

type LocationList = (
  client: PinfoldClient,
  search: PostLocationSearch & { pageSize: number },
  page: number,
) => QueryOf<PostLocationPage>;

function useLocationsOf(
  list: LocationList,
  search: PostLocationSearch,
  { range = firstRow, enabled = true }: RowsOptions,
): UsePostLocationsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => list(client, { ...search, pageSize: locationsPerPage }, number),
    [client, list, search],
  );
  const { first, ...rows } = usePagedRows({
    page,
    rowsOf: resultsOf<PostLocation>,
    pageSize: locationsPerPage,
    range,
    enabled,
  });
  return { ...rows, locations: first?.results ?? noLocations, ids: first?.ids ?? noIds };
}

function resultsOf<Row>({ results }: PageOf<Row>): Row[] {
  return results;
}

/**
 * What sending a draft would do: excluded locations, faults, findings and samples. Let it rest while the reader types.
 * Nothing is asked without a draft; the former answer stays until the next has come.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: check } = usePostCheck(postDraft);
 * return check ? <p>{check.accepted} lokalizacji</p> : null;
 * ```
 */
export function usePostCheck(draft: PostDraftBody | undefined): QueryResult<PostCheck> {
  return usePinfoldQuery({
    ...checkPost(useClient(), draft ?? nothing),
    enabled: draft !== undefined,
  });
}

const nothing: PostDraftBody = {
  type: 1,
  title: '',
  summary: '',
  start: null,
  end: null,
  offer: { voucher_code: '', link: '', terms: '' },
  action: null,
  upload_id: null,
  visibility: { maps: true, store_locator: true },
  planned_at: null,
  planned_zone: 'location',
  recurrence: null,
  facilities_ids: [],
  groups: [],
};
