'use client';
import { coordinateFaults, parseCoordinates } from '@pinfold/contract/features/listings/address/coordinates';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useFaultText } from '../../hours/use-fault-text.ts';
import { useListingField, type ListingFieldState } from '../use-listing-field.ts';

/** Latitude and longitude: both or none. A pair that is pasted into one of them fills both. */
export function CoordinateFields(): JSX.Element {
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
    </>
  );
}

interface CoordinateFieldProps {
  name: 'latitude' | 'longitude';
  field: ListingFieldState<'latitude'> | ListingFieldState<'longitude'>;
  onPair: (text: string) => boolean;
}

/** Keeps the letters while they are no number yet; the form then holds none that could be sent. */
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
