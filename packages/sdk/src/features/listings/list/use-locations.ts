import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import type { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePagedRows } from '../../../query/paged-rows.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { LocationFilters } from './location-filters.ts';
import { countLocations, listLocationItems, type LocationItem } from './location-list.queries.ts';
import { unwrapResponse } from '../../../client/transport.ts';

/** In which order locations come, how many at a time, and which of them are on screen. */
export interface LocationListOptions {
  /** @defaultValue 'default', by city and address */
  order?: LocationSort | undefined;
  /** The rows on screen, counted from 0, both ends included, no more than 50. Only their pages are fetched. @defaultValue the first row */
  range?: { start: number; end: number } | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

const pageSize = 50;

const firstRow = { start: 0, end: 0 };

const noFilters: LocationFilters = {};

const noLocations: LocationItem[] = [];

/** What `useLocations` returns. */
export interface UseLocationsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  locations: LocationItem[];
  at: (row: number) => LocationItem | undefined;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  /** Why there is nothing to show, or why some rows are missing. */
  error: ApiError | null;
  refetch: () => Promise<QueryResult<{ count: number; locations: LocationItem[] }>[]>;
}

/**
 * Locations that match, for a list of any length: only the pages of the rows on screen are fetched. They are cached,
 * and fetched again every 10 minutes and on live updates.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { count, locations } = useLocations({ open_status: 'CLOSED_TEMPORARILY' });
 * return <p>{count}: {locations.map(({ name }) => name).join(', ')}</p>;
 * ```
 */
export function useLocations(
  filters: LocationFilters = noFilters,
  options: LocationListOptions = {},
): UseLocationsResult {
  const { order = 'default', range = firstRow, enabled = true } = options;
  const client = useClient();
  const page = useCallback(
    (number: number) => listLocationItems(client, { filters, order, pageSize }, number),
    [client, filters, order],
  );
  const { first, ...rows } = usePagedRows({ page, rowsOf: locationsOf, pageSize, range, enabled });
  return { ...rows, locations: first?.locations ?? noLocations };
}

function locationsOf({ locations }: { locations: LocationItem[] }): LocationItem[] {
  return locations;
}

/**
 * How many locations match.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: count } = useLocationCount({ quality: 'very_weak' });
 * ```
 */
export function useLocationCount(
  filters: LocationFilters = noFilters,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<number> {
  return usePinfoldQuery({ ...countLocations(useClient(), filters), enabled });
}

/** The labels of the locations that the member may see, as a query. */
function listLabels(client: PinfoldClient): QueryOf<Schemas['Label'][]> {
  return queryOptions({
    queryKey: locationKeys.labels(client.scope),
    queryFn: async ({ signal }) =>
      (await unwrapResponse(client.api.GET('/facilities/labels/', { signal }))).results,
    staleTime: 60_000,
  });
}

/**
 * The labels of the company's locations, with how many have each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: labels } = useLabels();
 * labels?.map(({ label, facilities_count }) => `${label}: ${facilities_count}`);
 * ```
 */
export function useLabels({ enabled = true }: { enabled?: boolean } = {}): QueryResult<Schemas['Label'][]> {
  return usePinfoldQuery({ ...listLabels(useClient()), enabled });
}
