'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { useDraftBase } from '../../../../../state/use-draft-form.ts';
import { ComboBox } from '../../../../../ui/fields/combo-box.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useCountries } from '../../../../company/reference/reference.ts';
import { useListingEditorView } from '../editor-context.ts';
import { useListingField } from '../use-listing-field.ts';

/** The country: chosen once, since a location does not move to another. */
export function CountryField(): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { form } = useListingEditorView().editor;
  const isChosen = useDraftBase(form, (base) => base.country !== '');
  const { value, onChange, isDisabled, isReadOnly, errorMessage } = useListingField('country');
  const { data: countries = [], isPending } = useCountries();
  const label = t('listing_editor.editor.field.country');
  if (isChosen || isReadOnly)
    return (
      <TextField
        label={label}
        value={countryName(language, value)}
        isReadOnly
        description={isReadOnly ? undefined : t('listing_editor.editor.country_help')}
      />
    );
  return (
    <ComboBox
      label={label}
      options={countries.map(({ code, name }) => ({ id: code, label: name }))}
      value={value === '' ? null : value}
      onChange={(code) => onChange(code ?? '')}
      isDisabled={isDisabled}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('common.none')}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}

function countryName(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
