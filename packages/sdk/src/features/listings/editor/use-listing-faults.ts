import { listingFaults, type ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { editFaults } from '@pinfold/contract/features/listings/updates/edit-faults';
import { useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ListingForm } from './use-listing-form.ts';

/** What `useListingFaults` returns. */
export interface UseListingFaultsResult {
  byField: Partial<Record<keyof ListingFields, readonly ListingFault[]>>;
  blocking: ListingFault[];
  /** A field that is being typed in for the first time is not judged yet; lists mark what is wrong at once. */
  isSaid: (field: ListingField) => boolean;
  leave: (field: ListingField) => void;
  /** Tries to send; a view puts the focus into the first wrong field after each. */
  tries: number;
  tryOnce: () => void;
  forget: () => void;
}

/** What our own rules find in what is typed, and what of it may be said by now. */
export function useListingFaults({ values, base, dirtyFields }: ListingForm): UseListingFaultsResult {
  const today = useFormat().today();
  const [left, setLeft] = useState<ReadonlySet<ListingField>>(new Set());
  const [tries, setTries] = useState(0);
  const found = useMemo(() => listingFaults(values, { today, before: base }), [values, base, today]);
  const blocking = useMemo(
    () => editFaults(base, values, dirtyFields, { today }),
    [base, values, dirtyFields, today],
  );
  const grouped = useSteady(useMemo(() => byField(found), [found]));
  return {
    byField: grouped,
    blocking,
    isSaid: (field: ListingField) => tries > 0 || left.has(field) || !dirtyFields.includes(field),
    leave: (field: ListingField) => setLeft((now) => (now.has(field) ? now : new Set(now).add(field))),
    tries,
    tryOnce: () => setTries((now) => now + 1),
    forget: () => {
      setTries(0);
      setLeft(new Set());
    },
  };
}

/** The faults of each field that has some. */
export type FaultsByField = Partial<Record<ListingField, readonly ListingFault[]>>;

function byField(faults: readonly ListingFault[]): FaultsByField {
  const grouped: { [Field in ListingField]?: ListingFault[] } = {};
  for (const fault of faults) grouped[fault.field] = [...(grouped[fault.field] ?? []), fault];
  return grouped;
}

/** Lists that are equal stay the same object, so that what shows them need not be drawn again. */
function useSteady(faults: FaultsByField): FaultsByField {
  const last = useRef<FaultsByField>(faults);
  const steady: FaultsByField = { ...faults };
  for (const field of Object.keys(faults) as ListingField[]) {
    const kept = last.current[field];
    if (kept && JSON.stringify(kept) === JSON.stringify(faults[field])) steady[field] = kept;
  }
  last.current = steady;
  return steady;
}
