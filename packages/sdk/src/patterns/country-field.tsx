'use client';
import type { JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { ComboBox } from '../ui/fields/combo-box.tsx';

interface CountryFieldProps {
  /** As `useDraftField` returns it. */
  field: { value: string; onChange: (code: string) => void; errorMessage: string | undefined };
  /** In the order in which they are listed. */
  countries: readonly { code: string; name: string }[];
  /** They are on their way. */
  isPending?: boolean;
}

/** A country, found by its name. The feature around brings the texts of `company`. */
export function CountryField({ field, countries, isPending = false }: CountryFieldProps): JSX.Element {
  const t = useTranslate();
  const { value, onChange, errorMessage } = field;
  const options = countries.map(({ code, name }) => ({ id: code, label: name }));
  const isKnown = options.some(({ id }) => id === value);
  return (
    <ComboBox
      label={t('company.profile.field.country')}
      options={isKnown ? options : [{ id: value, label: value }, ...options]}
      value={value}
      onChange={(code) => code !== null && onChange(code)}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_country')}
      errorMessage={errorMessage}
    />
  );
}
