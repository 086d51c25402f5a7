'use client';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useListingField } from './use-listing-field.ts';

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
