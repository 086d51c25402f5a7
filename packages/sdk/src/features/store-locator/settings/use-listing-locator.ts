import type { ApiError } from '../../../client/api-error.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { storeLocatorMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys, storeLocatorKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraftForm } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import {
  type ListingLocator,
  type ListingLocatorOptions,
  listingLocatorOptionsOf,
} from './listing-locator.ts';
import {
  byLocatorField,
  firstFaultText,
  listingLocatorFaults,
  type LocatorFaults,
} from './locator-faults.ts';
import type { LocatorSettings } from './locator-settings.ts';
import { getListingLocator } from './locator.queries.ts';
import { type LocatorSettingsOptions, useLocator } from './use-locator-settings.ts';

/** A change of one location's settings. */
export interface ListingLocatorChange {
  id: number;
  /** Of what it said when the change began. */
  version: number;
  /** Only what is to change. */
  changes: Partial<ListingLocatorOptions>;
}

/**
 * Settings of one location in the store locator, and its public page.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: listing } = useListingLocator(12);
 * return listing?.page ? <a href={listing.page}>Strona lokalizacji</a> : null;
 * ```
 */
export function useListingLocator(id: number): QueryResult<ListingLocator> {
  return usePinfoldQuery(getListingLocator(useClient(), id));
}

/**
 * Changes the settings of one location in the store locator.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `locator_changed`, and
 * is left to the form.
 * @example
 * ```tsx
 * const update = useUpdateListingLocator();
 * update.mutate({ id: 12, version: listing.version, changes: { is_hidden: true } });
 * ```
 */
export function useUpdateListingLocator(): MutationResult<ListingLocator, ListingLocatorChange> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ id, version, changes }: ListingLocatorChange) =>
      unwrapResponse(
        client.api.PATCH('/facilities/{id}/store-locator/', {
          params: { path: { id } },
          body: { version, ...changes },
        }),
      ),
    onSuccess: (listing, { id }) =>
      queryClient.setQueryData(storeLocatorKeys.listing(client.scope, id), listing),
    onError: reportElsewhere,
    // Also after a refusal, which may be caused by another user's change.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  });
}

/**
 * The settings of one location in the store locator as a form: own values, or those of all locations. Unsaved input is
 * kept until it is saved.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; a refusal to save is in the form's
 * state.
 * @example
 * ```tsx
 * const { form } = useListingLocatorSettings(12);
 * return <button onClick={() => { form.set('is_hidden', true); form.save(); }}>Ukryj</button>;
 * ```
 */
export function useListingLocatorSettings(
  id: number,
  { onSaved }: LocatorSettingsOptions = {},
): ListingLocatorSettingsState {
  const areMessagesReady = useFeatureMessages(storeLocatorMessages);
  const { client } = usePinfold();
  const t = useTranslate();
  const listing = useListingLocator(id);
  const locator = useLocator();
  const update = useUpdateListingLocator();
  const version = listing.data?.version ?? 0;
  const form: ListingLocatorForm = useDraftForm({
    key: draftKeys.listingLocator(client.scope, id),
    saved: listing.data && listingLocatorOptionsOf(listing.data),
    validate: (values) => byLocatorField(listingLocatorFaults(values)),
    describe: (faults) => firstFaultText(t, faults),
    isSaidAtOnce: () => true,
    save: async (changes) => {
      await update.mutateAsync({ id, version, changes });
      onSaved?.();
    },
  });
  const error = listing.data ? null : listing.error;
  return {
    form,
    listing: listing.data,
    locator: locator.data,
    isPending: listing.isPending || locator.isPending || !areMessagesReady,
    isFetching: listing.isFetching || locator.isFetching,
    error: error ?? (locator.data ? null : locator.error),
    refetch: () => Promise.all([listing.refetch(), locator.refetch()]),
  };
}

/** The form of one location's settings; a field's faults are keyed by path, such as `offer_link.url`. */
export type ListingLocatorForm = DraftForm<ListingLocatorOptions, LocatorFaults>;

/** What `useListingLocatorSettings` gives. */
export interface ListingLocatorSettingsState {
  form: ListingLocatorForm;
  /** What is saved, and whether visitors find the location. */
  listing: ListingLocator | undefined;
  /** The settings of all locations. */
  locator: LocatorSettings | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<ListingLocator>, QueryResult<LocatorSettings>]>;
}
