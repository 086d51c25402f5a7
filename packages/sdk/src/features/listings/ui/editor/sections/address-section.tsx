'use client';
import { type JSX, useState } from 'react';
import { coordinateFaults, parseCoordinates } from '@pinfold/contract/features/listings/address/coordinates';
import { countryName } from '../../../../../i18n/country-name.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { useDraftBase } from '../../../../../state/use-draft-form.ts';
import { ComboBox } from '../../../../../ui/fields/combo-box.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { useFaultText } from '../../../fault-message.ts';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldGrid, type ListingFieldState, ListingTextField, useListingField } from '../listing-field.tsx';
import { ListingMap } from '../listing-map.tsx';
import { useCountries } from '../../../../company/reference/reference.ts';

/** What the location is called and where it is; on a phone with its map. */
export function AddressSection(): JSX.Element {
  const { isNarrow } = useListingEditorView();
  return (
    <EditorSection name="address">
      <FieldGrid>
        <div data-wide>
          <ListingTextField field="name" isRequired />
        </div>
        <ListingTextField field="street" />
        <ListingTextField field="house_number" isOptional />
        <ListingTextField field="postal_code" />
        <ListingTextField field="city" />
        <ListingTextField field="region" isOptional />
        <CountryField />
        <CoordinateFields />
      </FieldGrid>
      {isNarrow && <ListingMap />}
    </EditorSection>
  );
}

/** The country: chosen once, since a location does not move to another. */
function CountryField(): JSX.Element {
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
        value={countryName(value, language)}
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

/** Latitude and longitude: both or none. A pair that is pasted into one of them fills both. */
function CoordinateFields(): JSX.Element {
  const t = useTranslate();
  const latitude = useListingField('latitude');
  const longitude = useListingField('longitude');
  const paste = (text: string): boolean => {
    const pair = parseCoordinates(text);
    if (pair) {
      latitude.onChange(pair.latitude);
      longitude.onChange(pair.longitude);
    }
    return pair !== undefined;
  };
  return (
    <>
      <CoordinateField name="latitude" field={latitude} onPair={paste} />
      <CoordinateField name="longitude" field={longitude} onPair={paste} />
      {!latitude.isReadOnly && (
        <Text as="p" size="s" tone="subtle" data-wide>
          {t('listing_editor.editor.coordinates_help')}
        </Text>
      )}
    </>
  );
}

interface CoordinateFieldProps {
  name: 'latitude' | 'longitude';
  field: ListingFieldState<'latitude'> | ListingFieldState<'longitude'>;
  onPair: (text: string) => boolean;
}

/** Keeps the text while it is not a number yet; meanwhile the form has no valid value. */
function CoordinateField({ name, field, onPair }: CoordinateFieldProps) {
  const t = useTranslate();
  const faultText = useFaultText();
  const { value, onChange, onBlur, isReadOnly, isDisabled } = field;
  const [typed, setTyped] = useState<string>();
  const isUnread = typeof value === 'number' && Number.isNaN(value);
  // What was typed counts until the number comes from elsewhere, such as the map.
  const isTyped = typed !== undefined && (isUnread || Object.is(numberOf(typed), value));
  const text = isTyped ? typed : value === null || isUnread ? '' : String(value);
  const fault = isUnread ? coordinateFaults(text, text)[name] : undefined;
  const change = (next: string) => {
    if (onPair(next)) return setTyped(undefined);
    setTyped(next);
    onChange(numberOf(next));
  };
  return (
    <TextField
      label={t(`listing_editor.editor.field.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={change}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      errorMessage={isUnread ? faultText(fault) : field.errorMessage}
    />
  );
}

/** Null for nothing, and no number at all for what cannot be read: that is a fault of its own. */
function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
