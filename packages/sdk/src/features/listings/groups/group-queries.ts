import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import type { LocationGroupPage } from '../use-review-locations.ts';

/** Page size of the product (product spec, section 9). */
export const groupPageSize = 8;

/** One page of the company's groups by name, empty ones too for who sees every location, as a query. */
export function listGroupPage(
  client: PinfoldClient,
  { name, page }: { name: string; page: number },
): QueryOf<LocationGroupPage> {
  const query = {
    page,
    page_size: groupPageSize,
    with_empty: 'true' as const,
    ...(name && { name }),
  };
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/groups/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The locations of one group, as a query. */
export function listGroupLocations(client: PinfoldClient, id: number): QueryOf<number[]> {
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, { locationsOf: id }),
    queryFn: async ({ signal }) => {
      const query = { ids: String(id) };
      const { results } = await unwrapResponse(
        client.api.GET('/groups/facilities/', { params: { query }, signal }),
      );
      return results[0]?.facilities_ids ?? [];
    },
  });
}
