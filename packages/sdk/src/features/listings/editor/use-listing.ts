import type { PageOf } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getListing, listListingUpdates } from './listing-detail-queries.ts';
import type { Listing, ListingUpdate } from './listing.ts';

/**
 * One location with all that its listing says. It is asked for anew every 10 minutes, and whenever the API tells that
 * it has changed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `not_found` also stands for a
 * location that the reader may not see.
 * @example
 * ```tsx
 * const { data: listing } = useListing(12);
 * return <h1>{listing?.name}</h1>;
 * ```
 */
export function useListing(id: number): QueryResult<Listing> {
  return usePinfoldQuery({ ...getListing(useClient(), id), meta: { isQuiet: true } });
}

/**
 * The last 20 edits of a location, newest first, each with what the provider made of it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: updates } = useListingUpdates(12);
 * ```
 */
export function useListingUpdates(id: number): QueryResult<PageOf<ListingUpdate>> {
  return usePinfoldQuery({ ...listListingUpdates(useClient(), id), meta: { isQuiet: true } });
}
