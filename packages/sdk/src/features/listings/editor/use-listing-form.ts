import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/fields-to-send';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type PathValue } from 'react-hook-form';
import { newDraft, rebaseDraft, withFields, type ListingDraft } from './listing-draft.ts';
import type { Listing } from './listing.ts';
import { listingFieldsOf } from './listing-fields-of.ts';
import { useListingDraftsByLocation } from './use-listing-drafts.ts';

/**
 * What is typed about one listing. Whatever somebody else changes meanwhile follows, and what both changed is asked; it
 * is kept until it is sent or discarded, also when the form goes and comes back.
 */
export function useListingForm(listing: Listing): ListingForm {
  const { id } = listing;
  const theirs = useMemo(() => listingFieldsOf(listing), [listing]);
  const [{ [id]: kept }, keep] = useListingDraftsByLocation();
  const [origin, setOrigin] = useState(() =>
    kept === undefined ? newDraft(theirs) : rebaseDraft(kept, theirs),
  );
  const form = useForm<ListingFields>({ defaultValues: origin.values });
  const [values, setValues] = useState(origin.values);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (state) => setValues(state.values) }),
    [form],
  );
  const { base, conflicts, taken } = origin;
  const draft = useMemo<ListingDraft>(
    () => ({ base, values, conflicts, taken }),
    [base, conflicts, taken, values],
  );
  const dirtyFields = useMemo(() => fieldsToSend(base, values), [base, values]);

  const restart = useCallback(
    (next: ListingDraft) => {
      form.reset(next.values);
      setOrigin(next);
    },
    [form],
  );
  useEffect(() => {
    if (fieldsToSend(base, theirs).length > 0) restart(rebaseDraft(draft, theirs));
  }, [base, draft, theirs, restart]);
  const write = useRef(keep);
  useEffect(() => {
    write.current = keep;
  });
  useEffect(() => {
    const isBegun = dirtyFields.length > 0;
    write.current(({ [id]: _gone, ...others }) => (isBegun ? { ...others, [id]: draft } : others));
  }, [id, dirtyFields, draft]);

  const set = useCallback(
    <Field extends ListingField>(field: Field, value: ListingFields[Field]) =>
      form.setValue(field, value as PathValue<ListingFields, Field>),
    [form],
  );
  return {
    values,
    base,
    dirtyFields,
    set,
    fill: (from: ListingFields, fields: readonly ListingField[]) =>
      form.reset(withFields(form.getValues(), from, fields)),
    discard: () => restart(newDraft(theirs)),
    conflicts,
    taken,
    resolve: (field: ListingField, choice: 'mine' | 'theirs') => {
      const chosen = choice === 'mine' ? values : withFields(values, base, [field]);
      restart({ ...draft, values: chosen, conflicts: conflicts.filter((other) => other !== field) });
    },
    acknowledge: () => setOrigin((now) => ({ ...now, taken: [] })),
  };
}

/** What `useListingForm` gives. */
export interface ListingForm {
  values: ListingFields;
  base: ListingFields;
  /** What differs from the listing, as it would be sent. */
  dirtyFields: (keyof ListingFields)[];
  set: <Field extends ListingField>(field: Field, value: ListingFields[Field]) => void;
  /** Brings several values at once, such as those of an edit that was refused. */
  fill: (from: ListingFields, fields: readonly ListingField[]) => void;
  discard: () => void;
  conflicts: readonly (keyof ListingFields)[];
  /** Fields that somebody else changed since the edit began, and that follow. */
  taken: readonly (keyof ListingFields)[];
  /** One of the two values of a field that both changed. */
  resolve: (field: ListingField, choice: 'mine' | 'theirs') => void;
  /** What the other changed has been read. */
  acknowledge: () => void;
}
