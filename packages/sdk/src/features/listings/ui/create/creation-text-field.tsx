'use client';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { TextField, type TextFieldProps } from '../../../../ui/fields/text-field.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';

interface CreationTextFieldProps extends Omit<TextFieldProps, 'label'> {
  creator: ListingCreator;
  field: TextFieldOf<ListingFields>;
}

type TextFieldOf<Fields> = { [Key in keyof Fields]: string extends Fields[Key] ? Key : never }[keyof Fields];

/** One text of a new location. */
export function CreationTextField({ creator, field, ...input }: CreationTextFieldProps): JSX.Element {
  const t = useTranslate();
  const { fault: _fault, ...control } = useDraftField(creator.form, field);
  return <TextField {...input} label={t(`listing_editor.editor.field.${field}`)} {...control} />;
}
