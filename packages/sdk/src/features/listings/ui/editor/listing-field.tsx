'use client';
import type { JSX, ReactNode } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField, useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
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

type TextFieldName = {
  [Field in keyof ListingFields]: ListingFields[Field] extends string ? Field : never;
}[keyof ListingFields];

interface ListingTextFieldProps {
  field: Exclude<TextFieldName, 'open_status'>;
  type?: 'text' | 'tel' | 'url';
  autoComplete?: string;
  isRequired?: boolean;
  isOptional?: boolean;
  description?: ReactNode;
}

/** One text of a listing. */
export function ListingTextField({
  field,
  isOptional = false,
  ...input
}: ListingTextFieldProps): JSX.Element {
  const t = useTranslate();
  const control = useListingField(field);
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...control}
      label={t(`listing_editor.editor.field.${field}`)}
      placeholder={isOptional && !control.isReadOnly ? t('listing_editor.editor.optional') : undefined}
    />
  );
}

/** Fields in two columns, in one where the room is narrow; `data-wide` takes a whole row. */
export const FieldGrid: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingEditor-grid'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 14px;
  & > :where([data-wide]) {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
