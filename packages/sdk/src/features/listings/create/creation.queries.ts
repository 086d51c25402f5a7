import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { importKeys, locationKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import { unwrapResponse } from '../../../client/transport.ts';

/** A place that the map shows already, and whose it is. */
export type MapPlace = Schemas['MapPlace'];

/** State of a location's verification, and its available methods. */
export type Verification = Schemas['Verification'];

/** One way to verify a location, with where the code would go. */
export type VerificationOption = Schemas['VerificationOption'];

/** How a location is to be verified. */
export type VerificationStart = Schemas['VerificationStart'];

/** A location that is to be added to the map. */
export type NewListing = Schemas['NewListing'];

/** What the map is searched by. */
export interface PlaceQuery {
  name: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  google_account_id?: number | undefined;
}

/** The name, the address and the pin of a location, as the map is searched by them. */
export function placeQuery(fields: ListingFields, accountId: number | null): PlaceQuery {
  const { name, street, house_number, postal_code, city, country, latitude, longitude } = fields;
  return {
    name: name.trim(),
    street: street.trim(),
    house_number: house_number.trim(),
    postal_code: postal_code.trim(),
    city: city.trim(),
    country,
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(accountId !== null && { google_account_id: accountId }),
  };
}

/** The same text for the same question, so that a result that was seen is not shown again. */
export function placeQueryKey(query: PlaceQuery): string {
  return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the map shows that is like a location, as a query. */
export function searchOnMap(client: PinfoldClient, place: PlaceQuery): QueryOf<MapPlace[]> {
  const { latitude, longitude, google_account_id, ...address } = place;
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

/** State of a location's verification, as a query. */
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
