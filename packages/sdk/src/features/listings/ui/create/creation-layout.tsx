'use client';
import type { JSX } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { TextField, type TextFieldProps } from '../../../../ui/fields/text-field.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';

/** Fields in two columns where there is room; `data-wide` takes a whole row. */
export const CreationGrid: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingCreator-grid'))`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: 14px 16px;
  & > * {
    grid-column: span 3;
  }
  & > :where([data-span='2']) {
    grid-column: span 2;
  }
  & > :where([data-span='4']) {
    grid-column: span 4;
  }
  & > :where([data-span='6']) {
    grid-column: span 6;
  }
  @container (max-width: 520px) {
    & > :is(*, [data-span]) {
      grid-column: span 6;
    }
  }
`;

export const Footer: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingCreator-footer'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--pf-line);
`;

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
