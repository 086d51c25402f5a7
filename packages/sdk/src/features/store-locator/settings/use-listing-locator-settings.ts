import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { storeLocatorMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import {
  listingLocatorOptionsOf,
  type ListingLocator,
  type ListingLocatorOptions,
} from './listing-locator.ts';
import { listingLocatorFaults, type LocatorFault } from './locator-faults.ts';
import type { LocatorSettings } from './locator-settings.ts';
import { useKeptChanges, type ChangesForm } from './use-kept-changes.ts';
import { useListingLocator, useUpdateListingLocator } from './use-listing-locator.ts';
import { useListingLocatorDrafts } from './use-locator-drafts.ts';
import { useLocator } from './use-locator.ts';
import type { LocatorSettingsOptions } from './use-locator-settings.ts';

/**
 * What one location says in the store locator as a form: own words, or what all locations say. What is filled in is kept
 * until it is saved.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; a refusal to save is in `refusal`.
 * @example
 * ```tsx
 * const { values, set, save } = useListingLocatorSettings(12);
 * return <button onClick={() => { set('is_hidden', !values?.is_hidden); save(); }}>Ukryj</button>;
 * ```
 */
export function useListingLocatorSettings(
  id: number,
  { onSaved }: LocatorSettingsOptions = {},
): ListingLocatorSettingsState {
  const areWordsReady = useFeatureMessages(storeLocatorMessages);
  const listing = useListingLocator(id);
  const locator = useLocator();
  const update = useUpdateListingLocator();
  const { wordsFor } = useFormRefusal();
  const [{ [id]: kept = null }, write] = useListingLocatorDrafts();
  const saved = useMemo(() => listing.data && listingLocatorOptionsOf(listing.data), [listing.data]);
  const keep: Parameters<typeof useKeptChanges<NonNullable<typeof saved>>>[0]['keep'] = (next) =>
    write(({ [id]: now = null, ...others }) => {
      const after = next(now);
      return after === null ? others : { ...others, [id]: after };
    });
  const onBegin = () => {
    if (update.isError || update.isSuccess) update.reset();
  };
  const { changes, ...form } = useKeptChanges({ saved, kept, keep, onBegin });
  const faults = useMemo(() => (form.values ? listingLocatorFaults(form.values) : {}), [form.values]);
  const hasFaults = Object.keys(faults).length > 0;
  const error = listing.data ? null : listing.error;

  return {
    ...form,
    listing: listing.data,
    locator: locator.data,
    faults,
    hasFaults,
    save: () => {
      if (!listing.data || !form.isDirty || update.isPending) return;
      if (hasFaults || form.conflicts.length > 0) return;
      update.mutate(
        { id, version: listing.data.version, changes: changes() },
        {
          onSuccess: () => {
            keep(() => null);
            onSaved?.();
          },
        },
      );
    },
    isSaving: update.isPending,
    isSaved: update.isSuccess && !form.isDirty,
    refusal: wordsFor(update.error),
    isPending: listing.isPending || locator.isPending || !areWordsReady,
    isFetching: listing.isFetching || locator.isFetching,
    error: error ?? (locator.data ? null : locator.error),
    refetch: () => Promise.all([listing.refetch(), locator.refetch()]),
  };
}

/** What `useListingLocatorSettings` gives. */
export interface ListingLocatorSettingsState extends Omit<ChangesForm<ListingLocatorOptions>, 'changes'> {
  /** What is saved, and whether visitors find the location. */
  listing: ListingLocator | undefined;
  /** What all locations say. */
  locator: LocatorSettings | undefined;
  faults: Readonly<Record<string, LocatorFault>>;
  hasFaults: boolean;
  save: () => void;
  isSaving: boolean;
  /** Everything that was filled in is saved. */
  isSaved: boolean;
  /** Why it could not be saved. */
  refusal: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<ListingLocator>, QueryResult<LocatorSettings>]>;
}
