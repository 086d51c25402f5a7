'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useCountries } from '../../../company/reference/reference.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';

/** The country, found by its name. */
export function CreationCountry({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { data: countries = [], isPending } = useCountries();
  const { value: country, onChange, errorMessage } = useDraftField(creator.form, 'country');
  const options = countries.map(({ code, name }) => ({ id: code, label: name }));
  const isKnown = options.some(({ id }) => id === country);
  return (
    <ComboBox
      label={t('listing_editor.editor.field.country')}
      options={isKnown || country === '' ? options : [{ id: country, label: country }, ...options]}
      value={country}
      onChange={(code) => code !== null && onChange(code)}
      isLoading={isPending}
      isRequired
      loadingText={t('common.loading')}
      emptyText={t('listings.create.no_country')}
      errorMessage={errorMessage}
    />
  );
}
