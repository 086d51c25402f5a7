import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useDraftField, useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { useListingEditorView } from './editor-context.ts';

/** One field as `useListingField` gives it. */
export interface ListingFieldState<Field extends ListingField> {
  value: ListingFields[Field];
  onChange: (value: ListingFields[Field]) => void;
  onBlur: () => void;
  /** Our own word about it first, then Google's about this value. */
  errorMessage: string | undefined;
  isReadOnly: boolean;
  isDisabled: boolean;
}

/** One field of the listing as its control takes it; what is typed into another draws nothing here. */
export function useListingField<Field extends ListingField>(field: Field): ListingFieldState<Field> {
  const { editor } = useListingEditorView();
  const { fault: _fault, ...control } = useDraftField(editor.form, field);
  const isSaving = useDraftState(editor.form, (state) => state.isSaving);
  return {
    ...control,
    isReadOnly: editor.readOnlyReason(field) !== undefined,
    isDisabled: editor.blocked !== undefined || isSaving,
  };
}

/** Another field that this part of the editor depends on, to read. */
export function useListingValue<Field extends ListingField>(field: Field): ListingFields[Field] {
  const { editor } = useListingEditorView();
  return useDraftValues(editor.form, (values) => values[field]);
}
