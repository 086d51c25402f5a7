import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getListingAsOf, type ListingAsOf } from './listing-history-queries.ts';

/**
 * What a listing said at a moment, which fields say something else now, and what has changed since. It is asked for anew
 * whenever the API tells that the location has changed.
 *
 * @param id - The location's id.
 * @param at - The moment, ISO 8601. Keep the text between renders: another text is another question.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `listing_not_known_then` for a moment
 * before the location came here.
 * @example
 * ```tsx
 * const { data: then } = useListingAsOf(12, '2026-11-01T22:59:59.999Z');
 * return <p>{then?.fields.phone_number}</p>;
 * ```
 */
export function useListingAsOf(
  id: number,
  at: string,
  { enabled = true }: { /** False holds the call back. */ enabled?: boolean } = {},
): QueryResult<ListingAsOf> {
  return usePinfoldQuery({ ...getListingAsOf(useClient(), id, at), enabled, meta: { isQuiet: true } });
}
