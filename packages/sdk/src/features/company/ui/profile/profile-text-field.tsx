'use client';
import { profileMaxLengths } from '@pinfold/contract/features/company/profile-lengths';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';

interface ProfileTextFieldProps {
  form: ProfileForm;
  field: keyof typeof profileMaxLengths;
  label?: string;
  autoComplete?: string;
  type?: 'text' | 'tel' | 'email';
  inputMode?: 'numeric';
  isRequired?: boolean;
  errorMessage?: string | undefined;
}

/** One text of a company's data. */
export function ProfileTextField({
  form,
  field,
  label,
  errorMessage,
  ...input
}: ProfileTextFieldProps): JSX.Element {
  const t = useTranslate();
  return (
    <TextField
      {...input}
      label={label ?? t(`company.profile.field.${field}`)}
      value={form.values[field]}
      maxLength={profileMaxLengths[field]}
      errorMessage={form.messageFor(field) ?? errorMessage}
      onChange={(value) => form.set(field, value)}
      onBlur={() => form.leave(field)}
    />
  );
}
