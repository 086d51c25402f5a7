import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { PageOf } from '../../client/schema.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { rowsWithin, usePagedRows, useRowRange } from '../../query/paged-rows.ts';
import type { QueryResult } from '../../query/results.ts';
import { useControlled } from '../../state/use-controlled.ts';
import {
  hasPhotoFilters,
  listPhotos,
  type Photo,
  type PhotoFilters,
  tidyPhotoFilters,
  viewPhotosAccess,
  writePhotosAccess,
} from './photos.queries.ts';

const pageSize = 48;

const noFilters: PhotoFilters = {};

const noPhotos: Photo[] = [];

/** Controlled or initial filters. */
export interface PhotoFiltersStart {
  /** The filters, held by you, for example in the address. Left out, the hook holds them. */
  filters?: PhotoFilters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: PhotoFilters | undefined;
  /** The reader changed the filters. */
  onFiltersChange?: ((filters: PhotoFilters) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type PhotoFiltersChange = { [Name in keyof PhotoFilters]?: PhotoFilters[Name] | undefined };

/** What `usePhotos` gives: everything that a view needs. */
export interface PhotosState {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  photos: Photo[];
  /** The photos on screen. */
  shown: Photo[];
  /** Returns the photo at an index, from 0; undefined until its page has loaded. */
  at: (index: number) => Photo | undefined;
  /** Sets the photos on screen, by index. */
  showRange: (start: number, end: number) => void;
  filters: PhotoFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: PhotoFiltersChange) => void;
  clearFilters: () => void;
  hasFilters: boolean;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'no_photos' | undefined;
  /** Whether the reader may see photos. */
  permission: PermissionDecision;
  /** Whether the reader may send and delete photos. */
  writePermission: PermissionDecision;
  isPending: boolean;
  /** True while photos of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<PageOf<Photo>>[]>;
}

/**
 * Photos of the locations that the reader may see, newest first: filters, the photos on screen, and what may be done.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { photos } = usePhotos({ defaultFilters: { category: 2 } });
 * return photos.map(({ id, url, location }) => <img key={id} src={url} alt={location.name} />);
 * ```
 */
export function usePhotos(start: PhotoFiltersStart = {}): PhotosState {
  const client = useClient();
  const [filters, hold] = useControlled(
    start.filters,
    start.defaultFilters ?? noFilters,
    start.onFiltersChange,
  );
  const [range, showRange] = useRowRange();
  const permission = usePermission(viewPhotosAccess);
  const page = useCallback(
    (number: number) => listPhotos(client, filters, { pageSize }, number),
    [client, filters],
  );
  const { first, ...rows } = usePagedRows({
    page,
    rowsOf: resultsOf,
    pageSize,
    range,
    enabled: permission.allowed,
  });
  const hasFilters = hasPhotoFilters(filters);
  const isEmpty = rows.count === 0 && !rows.isStale;
  return {
    ...rows,
    photos: first?.results ?? noPhotos,
    shown: rowsWithin(range, rows.at),
    showRange,
    filters,
    changeFilters: useCallback(
      (change: PhotoFiltersChange) => hold(tidyPhotoFilters({ ...filters, ...change } as PhotoFilters)),
      [filters, hold],
    ),
    clearFilters: useCallback(() => hold(noFilters), [hold]),
    hasFilters,
    emptiness: isEmpty ? (hasFilters ? 'no_match' : 'no_photos') : undefined,
    permission,
    writePermission: usePermission(writePhotosAccess),
  };
}

function resultsOf({ results }: PageOf<Photo>): Photo[] {
  return results;
}
