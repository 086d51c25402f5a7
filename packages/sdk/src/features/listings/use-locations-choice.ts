import type { ListOf, PageOf, Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listCities, listGroups, listLocations, type LocationSearch } from './listings.queries.ts';

/** A location, enough to name and to choose it. */
export type LocationSummary = Schemas['LocationSummary'];

/** A town with how many locations it has. */
export type City = Schemas['City'];

/** A group of locations. */
export type LocationGroup = Schemas['LocationGroup'];

/** A page of groups; `ids` only for a request by ids. */
export interface LocationGroupPage extends PageOf<LocationGroup> {
  ids?: number[];
}

interface Enabled {
  /** False holds the call back, for example until a menu opens. @defaultValue true */
  enabled?: boolean;
}

/**
 * Locations to filter by: the first hundred that match what was typed, or all of `ids`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useReviewLocations({ q: 'rynek' });
 * ```
 */
export function useReviewLocations({ enabled = true, ...search }: LocationSearch & Enabled = {}): QueryResult<
  Schemas['LocationPage']
> {
  return usePinfoldQuery({ ...listLocations(useClient(), search), enabled });
}

/**
 * Towns to filter by, with how many locations each has.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: cities } = useReviewCities();
 * cities?.results.map(({ city, facilities_count }) => `${city}: ${facilities_count}`);
 * ```
 */
export function useReviewCities({ enabled = true }: Enabled = {}): QueryResult<ListOf<City>> {
  return usePinfoldQuery({ ...listCities(useClient()), enabled });
}

/**
 * Groups of locations to filter by: all whose name has what was typed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: groups } = useReviewGroups({ name: 'krak' });
 * ```
 */
export function useReviewGroups({
  enabled = true,
  name,
}: { name?: string } & Enabled = {}): QueryResult<LocationGroupPage> {
  return usePinfoldQuery({ ...listGroups(useClient(), name), enabled });
}
