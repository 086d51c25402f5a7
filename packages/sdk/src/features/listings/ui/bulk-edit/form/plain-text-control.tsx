'use client';
import { listingTextLengths } from '@pinfold/contract/features/listings/listing-texts';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useFaultText } from '../../hours/use-fault-text.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

interface PlainTextControlProps {
  field: 'name' | 'website' | 'phone_number' | 'phone_number_2' | 'description' | 'opening_date';
}

const inputTypes = { website: 'url', phone_number: 'tel', phone_number_2: 'tel' } as const;

/** One text for all locations. */
export function PlainTextControl({ field }: PlainTextControlProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const faultText = useFaultText();
  const { form } = useBulkEditorView().editor;
  const value = form.valueOf(field) ?? '';
  const shared = {
    label: t(`bulk_edit.field.${field}`),
    isLabelHidden: true,
    value,
    onChange: (text: string) => form.set(field, text),
    errorMessage: faultText(form.faults.find(({ key }) => key === field)?.fault),
  };
  if (field === 'description')
    return (
      <TextArea
        {...shared}
        dir="auto"
        description={`${format.number(value.length)} / ${format.number(listingTextLengths.description)}`}
      />
    );
  return (
    <TextField
      {...shared}
      dir="auto"
      type={field in inputTypes ? inputTypes[field as keyof typeof inputTypes] : 'text'}
      description={field === 'opening_date' ? t('bulk_edit.date_hint') : undefined}
    />
  );
}
