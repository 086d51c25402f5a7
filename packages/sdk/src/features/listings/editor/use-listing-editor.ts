import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/fields-to-send';
import { googleUpdate, type GoogleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { useMemo, useState } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import { faultMessage } from './fault-message.ts';
import type { Listing } from './listing.ts';
import { listingBlock, type ListingBlock } from './listing-block.ts';
import { problemsByField, refusedByApi, refusedUpdate, type RefusedValues } from './provider-problems.ts';
import { useCheckListing } from './use-check-listing.ts';
import { useListingFaults } from './use-listing-faults.ts';
import { useListingForm } from './use-listing-form.ts';
import { useListingPermissions, type ReadOnlyReason } from './use-listing-permissions.ts';
import { useUpdateListing } from './use-update-listing.ts';

/** What sending means to the page around the form. */
export interface ListingEditorOptions {
  /** The edit has been taken and is on its way to Google. */
  onSaved?: ((listing: Listing) => void) | undefined;
}

/**
 * One listing as a form: what is typed, what is wrong with it, what would be sent, and what Google made of the last
 * edit. What is typed is kept while the Provider lives, and merged with what others change meanwhile.
 *
 * @param listing - From `useListing`. Give the component that calls this a `key` of the listing's id.
 * @throws Error outside a `PinfoldProvider`. Refusals are in `messageFor` and `refusal`; what concerns more than the
 * form is told to the Provider's `onError`.
 * @example
 * ```tsx
 * const editor = useListingEditor(listing);
 * return (
 *   <form onSubmit={() => editor.save()}>
 *     <input
 *       value={editor.values.phone_number}
 *       readOnly={editor.readOnlyReason('phone_number') !== undefined}
 *       onChange={(event) => editor.set('phone_number', event.target.value)}
 *     />
 *     {editor.messageFor('phone_number')}
 *     <button disabled={editor.dirtyFields.length === 0}>Send {editor.dirtyFields.length} fields</button>
 *   </form>
 * );
 * ```
 */
export function useListingEditor(listing: Listing, { onSaved }: ListingEditorOptions = {}): ListingEditor {
  const { translate, language } = usePinfold();
  const { wordsFor } = useFormRefusal();
  const form = useListingForm(listing);
  const faults = useListingFaults(form);
  const readOnlyReason = useListingPermissions();
  const update = useUpdateListing();
  const check = useCheckListing();
  const [refused, setRefused] = useState<readonly RefusedValues[]>([]);
  const [dismissedUpdateId, dismissUpdate] = useState<number>();

  const { values, base, dirtyFields } = form;
  const failed = useMemo(() => refusedUpdate(listing), [listing]);
  const problems = problemsByField(failed ? [failed, ...refused] : refused, values);
  const blocked = listingBlock(listing);
  const error = update.error ?? check.error;
  const request = () => ({
    id: listing.id,
    version: listing.version,
    changes: changesIn(values, dirtyFields),
  });
  const isReady = () => {
    faults.tryOnce();
    const canSend = !blocked && dirtyFields.length > 0 && form.conflicts.length === 0;
    return canSend && faults.blocking.length === 0 && !update.isPending;
  };

  const { set: setValue, fill, discard, ...rest } = form;
  return {
    listing,
    ...rest,
    set: <Field extends ListingField>(field: Field, value: ListingFields[Field]) => {
      if (update.isError) update.reset();
      if (check.isError) check.reset();
      setValue(field, value);
    },
    leave: faults.leave,
    faults: faults.byField,
    blockingFaults: faults.blocking,
    messageFor: (field: ListingField): string | undefined => {
      const own = faults.byField[field]?.[0];
      return own && faults.isSaid(field) ? faultMessage(translate, language, own.fault) : problems[field];
    },
    problems,
    willSend: useMemo(() => googleUpdate(base, values), [base, values]),
    blocked,
    readOnlyReason,
    failedUpdate: failed && listing.last_update?.id !== dismissedUpdateId ? failed : undefined,
    dismissFailure: () => dismissUpdate(listing.last_update?.id),
    restoreFailed: () => {
      if (failed && listing.last_update) fill(failed.values, listing.last_update.fields);
    },
    canRestore: failed !== undefined && fieldsToSend(values, failed.values).length > 0 && !blocked,
    save: () => {
      if (isReady()) send();
    },
    checkAndSave: () => {
      if (!isReady()) return;
      check.mutate(request(), {
        onSuccess: (found) => (found.problems.length > 0 ? setRefused([{ ...found, values }]) : send()),
        onError: (why) => {
          if (why.code === 'provider_unavailable') send();
          else setRefused([refusedByApi(why, values)]);
        },
      });
    },
    check: () => {
      if (!isReady()) return;
      check.mutate(request(), { onSuccess: (found) => setRefused([{ ...found, values }]) });
    },
    isChecking: check.isPending,
    isChecked: check.data?.problems.length === 0 && refused[0]?.values === values,
    discard: () => {
      update.reset();
      check.reset();
      setRefused([]);
      faults.forget();
      discard();
    },
    isSaving: update.isPending,
    tries: faults.tries,
    refusal: error && Object.keys(problems).length === 0 ? refusalWords(error) : undefined,
  };

  function send() {
    check.reset();
    update.mutate(request(), {
      onSuccess: (saved) => {
        faults.forget();
        setRefused([]);
        onSaved?.(saved);
      },
      onError: (why) => setRefused([refusedByApi(why, values)]),
    });
  }

  function refusalWords(why: NonNullable<typeof error>): string | undefined {
    if (why.code === 'listing_changed') return undefined;
    return why.code === 'provider_unavailable' ? why.detail : wordsFor(why);
  }
}

/** What `useListingEditor` gives. */
export interface ListingEditor {
  /** Changes one field. */
  set: <Field extends ListingField>(field: Field, value: ListingFields[Field]) => void;
  /** The field was left, so that what is wrong in it may be said. */
  leave: (field: ListingField) => void;
  /** What our rules find, by field, each with its place in a list. */
  faults: Partial<Record<keyof ListingFields, readonly ListingFault[]>>;
  /** What keeps the edit from being sent. */
  blockingFaults: ListingFault[];
  /** What the form says beside a field: our own word first, then Google's about this value. */
  messageFor: (field: ListingField) => string | undefined;
  /** Fields of which Google, or the API, refused the value that is in the form. */
  problems: Partial<Record<keyof ListingFields, string>>;
  /** What sending would do, in Google's terms; a new verification may be asked for `reverification`. */
  willSend: GoogleUpdate;
  /** Why nothing can be changed now: it is being added to the map, being sent, or somebody else's. */
  blocked: ListingBlock | undefined;
  readOnlyReason: ReadOnlyReason;
  /** The last edit where Google refused it, until it is dismissed or sent anew. */
  failedUpdate: RefusedValues | undefined;
  dismissFailure: () => void;
  /** Brings what Google refused back into the form, to mend it. */
  restoreFailed: () => void;
  /** Whether what Google refused is not in the form any more. */
  canRestore: boolean;
  /** Sends what differs; nothing happens while something is wrong, a conflict is open, or nothing differs. */
  save: () => void;
  /** Asks Google first, and sends what it would take. Where Google cannot be asked, it is sent and decided later. */
  checkAndSave: () => void;
  /** Asks Google what it would refuse, without sending; its words stand beside the fields. */
  check: () => void;
  isChecking: boolean;
  /** Google was asked about exactly these values, and would take them. */
  isChecked: boolean;
  discard: () => void;
  isSaving: boolean;
  /** Tries to send; a view puts the focus into the first wrong field after each. */
  tries: number;
  /** Why the last try was refused, unless a field says it. */
  refusal: string | undefined;
  values: ListingFields;
  base: ListingFields;
  dirtyFields: (keyof ListingFields)[];
  conflicts: readonly (keyof ListingFields)[];
  taken: readonly (keyof ListingFields)[];
  resolve: (field: ListingField, choice: 'mine' | 'theirs') => void;
  acknowledge: () => void;
  listing: Listing;
}

function changesIn(values: ListingFields, fields: readonly ListingField[]): Partial<ListingFields> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
