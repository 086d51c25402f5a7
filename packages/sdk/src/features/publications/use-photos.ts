import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { PageOf } from '../../client/schema.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { rowsWithin, usePagedRows, useRowRange } from '../../query/paged-rows.ts';
import type { QueryResult } from '../../query/results.ts';
import type { FiltersChange } from '../../state/define-filters.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../state/use-filters.ts';
import {
  listPhotos,
  type Photo,
  photoFilters,
  type PhotoFilters,
  viewPhotosAccess,
  writePhotosAccess,
} from './photos.queries.ts';

const pageSize = 48;

const noPhotos: Photo[] = [];

/** Controlled or initial filters. */
export interface PhotoFiltersStart extends FiltersStart<PhotoFilters> {}

/** Some filters to set; undefined takes one away. */
export type PhotoFiltersChange = FiltersChange<PhotoFilters>;

/** What `usePhotos` gives: everything that a view needs. */
export interface PhotosState extends UseFiltersResult<PhotoFilters> {
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
  const held = useFilters(photoFilters, start);
  const { filters } = held;
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
  const isEmpty = rows.count === 0 && !rows.isStale;
  return {
    ...held,
    ...rows,
    photos: first?.results ?? noPhotos,
    shown: rowsWithin(range, rows.at),
    showRange,
    emptiness: isEmpty ? (held.hasFilters ? 'no_match' : 'no_photos') : undefined,
    permission,
    writePermission: usePermission(writePhotosAccess),
  };
}

function resultsOf({ results }: PageOf<Photo>): Photo[] {
  return results;
}
