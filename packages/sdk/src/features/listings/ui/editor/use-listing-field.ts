import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useCallback } from 'react';
import { useListingEditorView } from './editor-context.ts';

/** One field as `useListingField` gives it. */
export interface ListingFieldState<Field extends ListingField> {
  value: ListingFields[Field];
  onChange: (value: ListingFields[Field]) => void;
  onBlur: () => void;
  /** For lists, which mark what is wrong in their rows; undefined where nothing is. */
  faults: Partial<Record<keyof ListingFields, readonly ListingFault[]>>[Field];
  errorMessage: string | undefined;
  isReadOnly: boolean;
  isDisabled: boolean;
}

/** One field of the listing as its control takes it. What it changes by stays the same between renders. */
export function useListingField<Field extends ListingField>(field: Field): ListingFieldState<Field> {
  const { editor, latest } = useListingEditorView();
  const onChange = useCallback(
    (value: ListingFields[Field]) => latest.current.set(field, value),
    [field, latest],
  );
  const onBlur = useCallback(() => latest.current.leave(field), [field, latest]);
  const isReadOnly = editor.readOnlyReason(field) !== undefined;
  const value: ListingFields[Field] = editor.values[field];
  return {
    value,
    onChange,
    onBlur,
    faults: editor.faults[field],
    errorMessage: editor.messageFor(field),
    isReadOnly,
    isDisabled: editor.blocked !== undefined || editor.isSaving,
  };
}
