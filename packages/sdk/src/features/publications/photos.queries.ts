import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import { isUnderWay } from '@pinfold/contract/batch-status';
import { allPhotoCategories, type PhotoCategory } from '@pinfold/contract/features/publications/photo';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { permissionAccess } from '../../permissions/permission-access.ts';
import { backgroundMs, pollWhileOpen } from '../../query/poll-while-open.ts';
import { photoKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersOf,
  toFiltersQuery,
} from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import { type PostLocationPage, type PostLocationSearch, toLocationQuery } from './posts.queries.ts';

/** A photo of a location, of the kind that its owner adds. */
export type Photo = Schemas['Photo'];

/** Photos that were sent or deleted together, and how far they are. */
export type PhotoBatch = Schemas['PhotoBatch'];

/** What became of one photo at one location. */
export type PhotoBatchItem = Schemas['PhotoBatchItem'];

/** Access to see photos. */
export const viewPhotosAccess: MemberAccess = permissionAccess('view_photos');

/** Access to upload, send and delete photos. */
export const writePhotosAccess: MemberAccess = permissionAccess('add_and_delete_photos');

const photoFields = {
  category: (kind: Kinds): SearchParam<PhotoCategory> => kind.choice(allPhotoCategories),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only of these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Filters of photos, by their names on the wire. A filter that is left out does not narrow anything. */
export interface PhotoFilters extends FiltersOf<typeof photoFields> {}

/** Tidies and counts filters of photos. */
export const photoFilters: FilterDefinition<PhotoFilters> = /* @__PURE__ */ defineFilters(photoFields);

/** The name of one filter, on the wire and in an address. */
export type PhotoFilterName = keyof PhotoFilters;

/** Every filter by name, in the order in which they are offered. */
export const photoFilterNames: readonly PhotoFilterName[] = /* @__PURE__ */ Object.keys(
  photoFields,
) as PhotoFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyPhotoFilters(filters: PhotoFilters): PhotoFilters {
  return photoFilters.tidy(filters);
}

/** True when anything narrows the photos. */
export function hasPhotoFilters(filters: PhotoFilters): boolean {
  return photoFilters.has(filters);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parsePhotoFilters(new URLSearchParams('category=2&groups=1')); // { category: 2, groups: [1] }
 * ```
 */
export function parsePhotoFilters(params: URLSearchParams): PhotoFilters {
  return parseFilters(photoFilters, params);
}

/**
 * Writes filters for an address; `parsePhotoFilters` reads them back.
 *
 * @example
 * ```ts
 * formatPhotoFilters({ category: 2 }).toString(); // category=2
 * ```
 */
export function formatPhotoFilters(filters: PhotoFilters): URLSearchParams {
  return formatFilters(photoFilters, filters);
}

/** One page of the photos that match, newest first, counted from 1, as a query. */
export function listPhotos(
  client: PinfoldClient,
  filters: PhotoFilters,
  { pageSize = 24 }: { pageSize?: number | undefined },
  page: number,
): QueryOf<PageOf<Photo>> {
  const query = { ...toFiltersQuery(photoFilters.tidy(filters)), page, page_size: pageSize };
  return queryOptions({
    queryKey: photoKeys.list(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/media/', { params: { query }, signal })),
    staleTime: 30_000,
  });
}

/** One page of the locations to choose for photos, counted from 1, as a query. */
export function listPhotoLocations(
  client: PinfoldClient,
  search: PostLocationSearch & { pageSize?: number | undefined },
  page: number,
): QueryOf<PostLocationPage> {
  const query = toLocationQuery(search, page);
  return queryOptions({
    queryKey: photoKeys.locations(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/media/facilities/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** The latest five batches, newest first, as a query that looks again while one is under way. */
export function listPhotoBatches(client: PinfoldClient): QueryOf<PageOf<PhotoBatch>> {
  return queryOptions({
    queryKey: photoKeys.batches(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/media/batches/', { signal })),
    refetchInterval: pollWhileOpen(({ results }) => results.some(isUnderWay), backgroundMs),
  });
}

/** How far a photo is at a location, for filtering. */
export type PhotoItemState = 'processing' | 'done' | 'failed';

/** One page of a batch's photos, counted from 1, as a query. */
export function listPhotoBatchItems(
  client: PinfoldClient,
  id: number,
  { state, pageSize = 20 }: { state?: PhotoItemState | undefined; pageSize?: number | undefined },
  page: number,
): QueryOf<PageOf<PhotoBatchItem>> {
  const query = { ...(state && { state }), page, page_size: pageSize };
  return queryOptions({
    queryKey: photoKeys.batchItems(client.scope, id, query),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/media/batches/{id}/items/', { params: { path: { id }, query }, signal }),
      ),
    staleTime: 30_000,
  });
}
