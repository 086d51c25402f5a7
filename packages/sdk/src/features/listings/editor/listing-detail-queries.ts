import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf } from '../../../client/schema.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { Listing, ListingUpdate } from './listing.ts';
import type { QueryOf } from '../../../query/results.ts';

/** One location with all that its listing says, as a query. */
export function getListing(client: PinfoldClient, id: number): QueryOf<Listing> {
  return queryOptions({
    queryKey: locationKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/', { params: { path: { id } }, signal })),
    refetchInterval: tenMinutes,
  });
}

/** The edits of a location, newest first, as a query. */
export function listListingUpdates(client: PinfoldClient, id: number): QueryOf<PageOf<ListingUpdate>> {
  return queryOptions({
    queryKey: locationKeys.updates(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/updates/', { params: { path: { id } }, signal })),
  });
}

/** Product spec, section 9; what changes meanwhile is told live. */
const tenMinutes = 600_000;
