'use client';
import { profileMaxLengths } from '@pinfold/contract/features/company/company-profile';
import type { JSX } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { InvoiceDataForm, InvoiceDataValues } from '../../use-invoice-data.ts';

interface InvoiceTextFieldProps {
  form: InvoiceDataForm;
  field: Exclude<keyof InvoiceDataValues, 'country'>;
  label?: string;
  description?: string | undefined;
  autoComplete?: string;
  type?: 'text' | 'email';
  isRequired?: boolean;
  /** Where the form itself has nothing to say of the field. */
  errorMessage?: string | undefined;
}

/** One field of the form as text. */
export function InvoiceTextField({
  form,
  field,
  label,
  errorMessage: otherMessage,
  ...input
}: InvoiceTextFieldProps): JSX.Element {
  const t = useTranslate();
  const { fault: _fault, errorMessage = otherMessage, ...control } = useDraftField(form, field);
  return (
    <TextField
      {...input}
      {...control}
      label={label ?? invoiceFieldName(field, t)}
      maxLength={profileMaxLengths[profileField[field]]}
      errorMessage={errorMessage}
    />
  );
}

/** What a field is called. */
export function invoiceFieldName(field: keyof InvoiceDataValues, t: Translate): string {
  if (field === 'email') return t('invoice_data.email');
  return t(`company.profile.field.${field === 'country' ? field : profileField[field]}`);
}

/** The company's profile has the same fields, by its own names. */
const profileField = {
  tax_id: 'tax_number',
  company_name: 'name',
  street: 'street',
  house_number: 'house_number',
  postal_code: 'postal_code',
  city: 'city',
  email: 'email',
} as const;
