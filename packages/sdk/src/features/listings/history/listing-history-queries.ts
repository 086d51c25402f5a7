import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** A listing as it was at a moment, and what has changed since. */
export type ListingAsOf = Schemas['ListingAsOf'];

/** One change since then: when, by what kind of act, by whom, of which fields. */
export type ListingMoment = ListingAsOf['changes'][number];

/** A listing as it was at a moment, as a query. */
export function getListingAsOf(client: PinfoldClient, id: number, at: string): QueryOf<ListingAsOf> {
  return queryOptions({
    queryKey: locationKeys.asOf(client.scope, id, at),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/facilities/{id}/as-of/', { params: { path: { id }, query: { at } }, signal }),
      ),
  });
}
