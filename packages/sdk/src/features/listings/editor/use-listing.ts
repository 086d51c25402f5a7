import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type ListingField,
  listingFields,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import type { DeletionScope } from '@pinfold/contract/features/listings/remove/deletion';
import { editableFields, switchedOffFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import type { ErrorOperation } from '../../../error-policy/error-policy.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useFeatureFlags, usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys, storeLocatorKeys } from '../../../query/query-keys.ts';
import { forgetQueries, refreshQueries, removalOf } from '../../../query/removal.ts';
import { useSettled } from '../../../state/use-settled.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getListing, listListingUpdates } from '../listings.queries.ts';
import { toRequestBody } from '../to-request-body.ts';
import type { Listing, ListingUpdate } from './listing-model.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useCurrentCompany } from '../../company/current-company.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';

/**
 * One location with all fields of its listing. Fetched again every 10 minutes, and when a live update says that it has
 * changed. When Google took none of an edit, the Provider's `onError` receives `delivery_failed`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `not_found` also stands for a
 * location that the user may not see.
 * @example
 * ```tsx
 * const { data: listing } = useListing(12);
 * return <h1>{listing?.name}</h1>;
 * ```
 */
export function useListing(id: number): QueryResult<Listing> {
  const { client, report } = usePinfold();
  const query = usePinfoldQuery({ ...getListing(client, id), meta: { isQuiet: true } });
  useSettled('listing', query.data ? [query.data] : [], {
    isUnderWay: ({ processing_in_progress: isSending }) => isSending,
    onSettled: ({ name, last_update: update }) => {
      if (update?.status === 'failed') report('delivery_failed', { values: { name } });
    },
  });
  return query;
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

/** Why a field of a listing cannot be edited by this person; undefined where it can. */
export type ReadOnlyReason = (field: ListingField) => string | undefined;

/** Returns a function that gives why the user may not change a field, by the rules that the API applies. */
export function useListingPermissions(): ReadOnlyReason {
  const t = useTranslate();
  const { permissions: given } = usePinfold();
  const { data: company } = useCurrentCompany();
  const { allowed, reason } = usePermission(editing);
  const held = given ?? company?.permissions;
  const isDemo = given === undefined && company?.is_demo === true;
  const flags = useFeatureFlags();
  return useMemo(() => {
    const own = new Set(isDemo ? listingFields : held ? editableFields(held) : []);
    return (field) => {
      if (!allowed) return reason?.text ?? '';
      if (switchedOffFields([field], flags).length > 0) return t('listing_editor.editor.switched_off_field');
      return own.has(field) ? undefined : t('listing_editor.editor.read_only_field');
    };
  }, [held, isDemo, allowed, reason, flags, t]);
}

const editing = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  demo: 'blocked',
} as const;

/** An edit of one listing. */
export interface ListingEdit {
  id: number;
  /** Of the listing as it was when the edit began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<ListingFields>;
}

/**
 * Changes a listing and sends the change to Google. Resolves before Google has decided; its decision arrives as a live
 * update.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `listing_changed` when
 * another user has saved meanwhile, and is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateListing();
 * update.mutate({ id: listing.id, version: listing.version, changes: { phone_number: '+48 12 421 55 10' } });
 * ```
 */
export function useUpdateListing(): MutationResult<Listing, ListingEdit> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, version, changes }: ListingEdit) =>
      unwrapResponse(
        client.api.PATCH('/facilities/{id}/', {
          params: { path: { id } },
          body: { version, changes: toRequestBody(changes) },
        }),
      ),
    onSuccess: (listing) => {
      queryClient.setQueryData(locationKeys.detail(client.scope, listing.id), listing);
      emit({ type: 'listing_updated', locationId: listing.id });
    },
    // Also after a refusal, which may be caused by another user's change.
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}

/**
 * Checks with Google what it would refuse of an edit, without sending it.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `provider_unavailable`, left to the form.
 * @example
 * ```tsx
 * const check = useCheckListing();
 * check.mutate({ id, version, changes }, { onSuccess: ({ problems }) => show(problems) });
 * ```
 */
export function useCheckListing(): MutationResult<Schemas['ListingCheck'], ListingEdit> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, version, changes }: ListingEdit) =>
      unwrapResponse(
        client.api.POST('/facilities/{id}/check/', {
          params: { path: { id } },
          body: { version, changes: toRequestBody(changes) },
        }),
      ),
  });
}

/** What the catalogue of errors calls a deletion that failed. */
export function deletionOperation(from: DeletionScope): ErrorOperation {
  return from === 'google' ? 'delete_profile' : 'delete_listing';
}

/** Which location to delete, and where. */
export interface DeleteListingVariables {
  id: number;
  /** `pinfold` leaves the profile on the map, `google` deletes it there, too. */
  from: DeletionScope;
}

/**
 * Deletes a location with its reviews and all its data, and optionally its listing at Google. This cannot be undone.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `update_in_progress`,
 * `profile_not_deletable` or `not_profile_owner`, left to the dialog, and reported as `delete_listing` or
 * `delete_profile`.
 * @example
 * ```tsx
 * const remove = useDeleteListing();
 * remove.mutate({ id: 12, from: 'pinfold' }, { onSuccess: () => navigate('/locations') });
 * ```
 */
export function useDeleteListing(): MutationResult<number, DeleteListingVariables> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    ...removalOf(({ id }: DeleteListingVariables) => keysOfListing(client.scope, id)),
    operation: ({ from }: DeleteListingVariables) => deletionOperation(from),
    mutationFn: async ({ id, from }: DeleteListingVariables) => {
      await client.api.DELETE('/facilities/{id}/', { params: { path: { id }, query: { from } } });
      return id;
    },
    onSuccess: (id) => {
      for (const queryKey of keysOfListing(client.scope, id)) forgetQueries(queryClient, queryKey);
      emit({ type: 'listing_deleted', locationId: id });
    },
    // Also after a refusal: what a live update reported meanwhile has not been refetched.
    onSettled: () => void refreshQueries(queryClient, locationKeys.all),
  });
}

function keysOfListing(scope: string, id: number): QueryKey[] {
  return [
    locationKeys.detail(scope, id),
    locationKeys.updates(scope, id),
    // At any moment.
    locationKeys.asOf(scope, id, '').slice(0, -1),
    locationKeys.verification(scope, id),
    storeLocatorKeys.listing(scope, id),
  ];
}
