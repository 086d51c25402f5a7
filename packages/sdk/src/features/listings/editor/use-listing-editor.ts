import { useMemo, useState } from 'react';
import {
  editFaults,
  type ListingFault,
  listingFaults,
} from '@pinfold/contract/features/listings/listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend, isSentSame } from '@pinfold/contract/features/listings/updates/google-update';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { DraftForm, ByField } from '../../../state/draft-form.ts';
import {
  useBegunDrafts,
  useDraftForm,
  useDraftState,
  useDraftValues,
} from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { usePhoneNumbers } from '../use-phone-numbers.ts';
import { faultMessage } from '../fault-message.ts';
import {
  type Listing,
  type ListingBlock,
  type RefusedValues,
  listingBlock,
  listingFieldsOf,
  refusalOf,
  refusedUpdate,
} from './listing-model.ts';
import {
  type ReadOnlyReason,
  useCheckListing,
  useListingPermissions,
  useUpdateListing,
} from './use-listing.ts';

/** What sending means to the page around the form. */
export interface ListingEditorOptions {
  /** The edit has been taken and is on its way to Google. */
  onSaved?: ((listing: Listing) => void) | undefined;
}

/** The faults of each field that has some. */
export type FaultsByField = ByField<ListingFields, readonly ListingFault[]>;

/** What is typed about one listing; the faults of a field each have their place in its list. */
export type ListingForm = DraftForm<ListingFields, readonly ListingFault[]>;

/**
 * One listing as a form: the draft, its faults, what would be sent, and Google's result of the last edit. Unsaved input
 * is kept while the Provider is mounted, and merged with what others change meanwhile.
 *
 * @param listing - From `useListing`. Give the component that calls this a `key` of the listing's id.
 * @throws Error outside a `PinfoldProvider`. Refusals are in the form's state and in `refusal`; what concerns more than
 * the form is reported to the Provider's `onError`.
 * @example
 * ```tsx
 * const { form, save } = useListingEditor(listing);
 * const { value, onChange, onBlur, errorMessage } = useDraftField(form, 'phone_number');
 * const changed = useDraftState(form, (state) => state.changed);
 * return (
 *   <form onSubmit={save}>
 *     <input value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
 *     {errorMessage}
 *     <button disabled={changed.length === 0}>Send {changed.length} fields</button>
 *   </form>
 * );
 * ```
 */
export function useListingEditor(listing: Listing, { onSaved }: ListingEditorOptions = {}): ListingEditor {
  const { client, translate, language } = usePinfold();
  const { messageFor } = useFormRefusal();
  const today = useFormat().today();
  const phones = usePhoneNumbers()();
  const readOnlyReason = useListingPermissions();
  const update = useUpdateListing();
  const check = useCheckListing();
  const [checked, setChecked] = useState<ListingFields>();
  const [dismissedUpdateId, dismissUpdate] = useState<number>();
  const failed = useMemo(() => refusedUpdate(listing), [listing]);
  const blocked = listingBlock(listing);
  const { id, version } = listing;

  const form: ListingForm = useDraftForm({
    key: draftKeys.listing(client.scope, id),
    saved: useMemo(() => listingFieldsOf(listing), [listing]),
    isSame: (field, before, after) => isSentSame(field, before, after, phones),
    validate: (values, base) => byField(listingFaults(values, { today, phones, before: base })),
    describe: ([first]) => first && faultMessage(translate, language, first.fault),
    // Faults of unchanged fields are shown at once, and do not block saving other fields.
    isSaidAtOnce: (_field, _values, isChanged) => !isChanged,
    isBlocking: (field, values, base) =>
      editFaults(base, values, fieldsToSend(base, values, phones), { today, phones }).some(
        (found) => found.field === field,
      ),
    refusal: useMemo(() => failed && refusalOf(failed), [failed]),
    save: async (changes) => {
      const saved = await update.mutateAsync({ id, version, changes });
      onSaved?.(saved);
    },
  });
  const error = useDraftState(form, (state) => state.error);
  const isSaving = useDraftState(form, (state) => state.isSaving);
  const canRestore = useDraftValues(
    form,
    (values) => failed !== undefined && !blocked && fieldsToSend(values, failed.values, phones).length > 0,
  );

  /** Checks with Google what it would refuse of the draft. */
  const ask = (onTaken: (values: ListingFields) => void, onUnavailable?: () => void) => {
    const values = form.getValues();
    const changes = Object.fromEntries(form.getState().changed.map((field) => [field, values[field]]));
    check.mutate(
      { id, version, changes },
      {
        onSuccess: ({ problems }) => {
          form.refuse(refusalOf({ problems, values }));
          if (problems.length === 0) onTaken(values);
        },
        onError: (why) => {
          if (why.code === 'provider_unavailable' && onUnavailable) onUnavailable();
          else form.refuse(why);
        },
      },
    );
  };
  const isReady = () => form.attempt() && !blocked;

  return {
    listing,
    form,
    blocked,
    readOnlyReason,
    failedUpdate: failed && listing.last_update?.id !== dismissedUpdateId ? failed : undefined,
    dismissFailure: () => dismissUpdate(listing.last_update?.id),
    restoreFailed: () => {
      if (!failed || !listing.last_update) return;
      const { values } = failed;
      form.setValues(Object.fromEntries(listing.last_update.fields.map((field) => [field, values[field]])));
    },
    canRestore,
    save: () => {
      if (isReady()) form.send();
    },
    checkAndSave: () => {
      if (isReady()) ask(form.send, form.send);
    },
    check: () => {
      if (isReady()) ask(setChecked);
    },
    isChecking: check.isPending,
    isChecked: useDraftValues(form, (values) => values === checked),
    isSaving,
    refusal: error ? refusalText(error) : undefined,
  };

  function refusalText(why: NonNullable<typeof error>): string | undefined {
    if (why.code === 'listing_changed') return undefined;
    return why.code === 'provider_unavailable' ? why.detail : messageFor(why);
  }
}

/** What `useListingEditor` gives. */
export interface ListingEditor {
  listing: Listing;
  /** What is typed. It is the same object at each render; `useDraftField` and the hooks beside it read it. */
  form: ListingForm;
  /** Why nothing can be changed now: it is being added to the map, being sent, or the company does not own it. */
  blocked: ListingBlock | undefined;
  readOnlyReason: ReadOnlyReason;
  /** The last edit if Google refused it, until it is dismissed or sent again. */
  failedUpdate: RefusedValues | undefined;
  dismissFailure: () => void;
  /** Restores the refused values into the form, to correct them. */
  restoreFailed: () => void;
  /** Whether what Google refused is not in the form any more. */
  canRestore: boolean;
  /** Sends what differs; nothing happens while something is wrong, a conflict is open, or nothing differs. */
  save: () => void;
  /**
   * Checks with Google first, and sends if it would accept. If Google cannot be reached, it is sent and decided later.
   */
  checkAndSave: () => void;
  /** Checks with Google what it would refuse, without sending; the results are shown beside the fields. */
  check: () => void;
  isChecking: boolean;
  /** Google was asked about exactly these values, and would take them. */
  isChecked: boolean;
  isSaving: boolean;
  /** Why the last try was refused, unless it is shown at a field. */
  refusal: string | undefined;
}

function byField(faults: readonly ListingFault[]): FaultsByField {
  const grouped: { [Field in ListingField]?: ListingFault[] } = {};
  for (const fault of faults) grouped[fault.field] = [...(grouped[fault.field] ?? []), fault];
  return grouped;
}

/** Edits of listings that were begun and not sent. */
export interface ListingDrafts {
  /** The locations with such an edit. */
  readonly locationIds: readonly number[];
  /** Nothing is begun that leaving the page would lose. */
  readonly isEmpty: boolean;
}

/**
 * Listings with unsaved edits, on any page. They are kept while the Provider is mounted; logging out and changing the
 * company discard them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useListingDrafts();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useListingDrafts(): ListingDrafts {
  const begun = useBegunDrafts(draftKeys.listings(usePinfold().client.scope));
  const locationIds = begun.map((key) => Number(key.at(-1)));
  return { locationIds, isEmpty: locationIds.length === 0 };
}
