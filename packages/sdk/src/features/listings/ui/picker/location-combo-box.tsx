'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useReviewLocations, type LocationSummary } from '../../use-locations-choice.ts';

interface LocationComboBoxProps {
  /** Names the field for screen readers. */
  label: string;
  placeholder: string;
  /** Shown if no location matches. */
  emptyText: string;
  /** Id of the chosen location, or undefined. */
  value: number | undefined;
  onChange: (location: LocationSummary) => void;
  /** Without those that are only watched. @default false */
  onlyOwn?: boolean | undefined;
}

/** Chooses one location by its address, name, city or store code. */
export function LocationComboBox({
  value,
  onChange,
  onlyOwn = false,
  ...texts
}: LocationComboBoxProps): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const found = useReviewLocations({ ...(q && { q }), onlyOwn });
  const chosen = useReviewLocations({
    ids: value === undefined ? [] : [value],
    enabled: value !== undefined,
  });
  const current = chosen.data?.results.find(({ id }) => id === value);
  const others = (found.data?.results ?? []).filter(({ id }) => id !== value);
  const isAsked = q !== '' && q !== current?.formatted_address;
  const locations = current && !isAsked ? [current, ...others] : (found.data?.results ?? []);
  const choose = (id: string | null) => {
    const location = locations.find((one) => String(one.id) === id);
    if (location) onChange(location);
  };
  return (
    <ComboBox
      // The text of the field follows the choice, which arrives after the first drawing.
      key={current?.id ?? 'none'}
      {...texts}
      isLabelHidden
      options={locations.map(optionOf)}
      value={value === undefined ? null : String(value)}
      onChange={choose}
      onInputChange={(text) => setQ(text === current?.formatted_address ? '' : text.trim())}
      isLoading={found.isFetching}
      loadingText={t('common.loading')}
    />
  );
}

function optionOf({ id, name, formatted_address, store_code }: LocationSummary): Option {
  return {
    id: String(id),
    label: formatted_address || name,
    description: [name, store_code].filter(Boolean).join(', '),
  };
}
