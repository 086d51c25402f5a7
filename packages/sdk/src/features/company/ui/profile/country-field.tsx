'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { useCountries } from '../../reference/use-countries.ts';

/** The country, found by its name. */
export function CountryField({ form }: { form: ProfileForm }): JSX.Element {
  const t = useTranslate();
  const { data: countries = [], isPending } = useCountries();
  const { country } = form.values;
  const options = countries.map(({ code, name }) => ({ id: code, label: name }));
  const isKnown = options.some(({ id }) => id === country);
  return (
    <ComboBox
      label={t('company.profile.field.country')}
      options={isKnown ? options : [{ id: country, label: country }, ...options]}
      value={country}
      onChange={(code) => code !== null && form.set('country', code)}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_country')}
      {...errorOf(form.messageFor('country'))}
    />
  );
}

function errorOf(errorMessage: string | undefined) {
  return errorMessage === undefined ? {} : { errorMessage };
}
