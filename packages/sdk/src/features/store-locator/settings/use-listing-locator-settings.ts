import type { ApiError } from '../../../client/api-error.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraftForm } from '../../../state/use-draft-form.ts';
import { storeLocatorMessages } from '../../../i18n/namespaces.ts';
import {
  listingLocatorOptionsOf,
  type ListingLocator,
  type ListingLocatorOptions,
} from './listing-locator.ts';
import {
  byLocatorField,
  firstFaultText,
  listingLocatorFaults,
  type LocatorFaults,
} from './locator-faults.ts';
import type { LocatorSettings } from './locator-settings.ts';
import { useListingLocator, useUpdateListingLocator } from './use-listing-locator.ts';
import { useLocator } from './use-locator.ts';
import type { LocatorSettingsOptions } from './use-locator-settings.ts';

/**
 * What one location says in the store locator as a form: own words, or what all locations say. What is filled in is kept
 * until it is saved.
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
  const areWordsReady = useFeatureMessages(storeLocatorMessages);
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
    isPending: listing.isPending || locator.isPending || !areWordsReady,
    isFetching: listing.isFetching || locator.isFetching,
    error: error ?? (locator.data ? null : locator.error),
    refetch: () => Promise.all([listing.refetch(), locator.refetch()]),
  };
}

/** The form of what one location says; a field's faults are by path, such as `offer_link.url`. */
export type ListingLocatorForm = DraftForm<ListingLocatorOptions, LocatorFaults>;

/** What `useListingLocatorSettings` gives. */
export interface ListingLocatorSettingsState {
  form: ListingLocatorForm;
  /** What is saved, and whether visitors find the location. */
  listing: ListingLocator | undefined;
  /** What all locations say. */
  locator: LocatorSettings | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<ListingLocator>, QueryResult<LocatorSettings>]>;
}
