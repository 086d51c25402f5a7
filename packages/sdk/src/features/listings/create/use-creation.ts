import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import type { Schemas } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getListing } from '../listings.queries.ts';
import { type Listing, listingFieldsOf } from '../editor/listing-model.ts';
import { toRequestBody } from '../to-request-body.ts';
import { usePhoneNumbers } from '../use-phone-numbers.ts';
import {
  listCreationAccounts,
  type MapPlace,
  type NewListing,
  searchOnMap,
  type PlaceQuery,
} from './creation.queries.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';

/**
 * Searches the map for places like a location, the same business first.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const search = useMapSearch();
 * search.mutate(
 *   { name: 'Kawiarnia Lipa', street: 'ul. Szeroka', house_number: '7', postal_code: '31-053', city: 'Kraków', country: 'PL' },
 *   { onSuccess: (places) => show(places) },
 * );
 * ```
 */
export function useMapSearch(): MutationResult<MapPlace[], PlaceQuery> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (query: PlaceQuery) =>
      queryClient.fetchQuery({ ...searchOnMap(client, query), meta: { isQuiet: true } }),
    onError: reportElsewhere,
  });
}

/** The connected Google accounts that a location can be created in. */
export function useCreationAccounts(): QueryResult<Schemas['GoogleAccount'][]> {
  return usePinfoldQuery({ ...listCreationAccounts(useClient()), meta: { isQuiet: true } });
}

/**
 * Adds a location to the map. Resolves before Google has decided; its decision arrives as a live update, and until then
 * the location cannot be edited.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `duplicates_found`,
 * `listing_invalid`, `plan_limit_reached` …, left to the form.
 * @example
 * ```tsx
 * const create = useCreateListing();
 * create.mutate({ google_account_id: 1, fields: { name: 'Kawiarnia Lipa', primary_category: 'gcid:cafe' }, duplicates_seen: true });
 * ```
 */
export function useCreateListing(): MutationResult<Listing, NewListing> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere } = useFormRefusal('create_listing');
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: NewListing) => unwrapResponse(client.api.POST('/facilities/', { body })),
    onSuccess: (listing) => {
      queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing);
      emit({ type: 'listing_created', locationId: listing.id });
    },
    // Places that are like it are a question to the reader, and no failure.
    onError: (error) => error.code !== 'duplicates_found' && reportElsewhere(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}

/** A location that Google did not add to the map, as it is to be tried again. */
export interface CreationRetry {
  id: number;
  /** All fields; those that differ are saved first. */
  fields: ListingFields;
}

/**
 * Retries adding a location that Google refused, with corrected fields.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, left to the form.
 * @example
 * ```tsx
 * const retry = useRetryCreation();
 * retry.mutate({ id: listing.id, fields: { ...fields, phone_number: '+48 12 421 55 10' } });
 * ```
 */
export function useRetryCreation(): MutationResult<Listing, CreationRetry> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  const readPhones = usePhoneNumbers();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ id, fields }: CreationRetry) => {
      const params = { path: { id } };
      // The current listing: corrections may be saved already, by an incomplete try.
      const listing = await queryClient.fetchQuery({ ...getListing(client, id), staleTime: 0 });
      const changed = fieldsToSend(listingFieldsOf(listing), fields, readPhones());
      const changes = Object.fromEntries(changed.map((field) => [field, fields[field]]));
      if (changed.length > 0)
        await unwrapResponse(
          client.api.PATCH('/facilities/{id}/', {
            params,
            body: { version: listing.version, changes: toRequestBody(changes) },
          }),
        );
      return unwrapResponse(client.api.POST('/facilities/{id}/creation/', { params }));
    },
    onSuccess: (listing) => queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing),
    onError: reportElsewhere,
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}
