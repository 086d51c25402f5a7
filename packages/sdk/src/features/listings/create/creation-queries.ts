import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { importKeys, locationKeys } from '../../../query/query-keys.ts';
import type { MapPlace, Verification } from './map-place.ts';
import type { QueryOf } from '../../../query/results.ts';
import type { SoughtPlace } from './sought-place.ts';
import type { Schemas } from '../../../client/schema.ts';

/** What the map shows that is like a location, as a query. */
export function searchOnMap(client: PinfoldClient, sought: SoughtPlace): QueryOf<MapPlace[]> {
  const { latitude, longitude, google_account_id, ...address } = sought;
  const query = {
    ...address,
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    ...(google_account_id !== undefined && { google_account_id }),
  };
  return queryOptions({
    queryKey: locationKeys.onMap(client.scope, query),
    queryFn: async ({ signal }) => {
      const { results } = await unwrapResponse(
        client.api.GET('/facilities/search/', { params: { query }, signal }),
      );
      return results;
    },
    staleTime: 0,
  });
}

/** Where the verification of a location stands, as a query. */
export function getVerification(client: PinfoldClient, id: number): QueryOf<Verification> {
  return queryOptions({
    queryKey: locationKeys.verification(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/verification/', { params: { path: { id } }, signal })),
  });
}

/** The Google accounts that a location can be created in, as a query. */
export function listCreationAccounts(client: PinfoldClient): QueryOf<Schemas['GoogleAccount'][]> {
  return queryOptions({
    queryKey: [...importKeys.accounts(client.scope), 'creation'] as QueryKey,
    queryFn: async ({ signal }) => {
      const { results } = await unwrapResponse(client.api.GET('/gmb-accounts/', { signal }));
      return results.filter(({ is_disconnected }) => !is_disconnected);
    },
  });
}
