import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useCallback } from 'react';
import { useListingEditorView } from './editor-context.ts';

/** One field of the listing as its control takes it. What it changes by stays the same between renders. */
export function useListingField<Field extends ListingField>(field: Field) {
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
    /** For lists, which mark what is wrong in their rows; undefined where nothing is. */
    faults: editor.faults[field],
    errorMessage: editor.messageFor(field),
    isReadOnly,
    isDisabled: editor.blocked !== undefined || editor.isSaving,
  };
}
