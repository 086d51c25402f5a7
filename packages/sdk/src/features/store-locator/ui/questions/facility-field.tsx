'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useReviewLocations, type LocationSummary } from '../../../listings/use-review-locations.ts';

/** One location, found by typing. */
export function FacilityField({ onChange }: { onChange: (facility: number) => void }): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<LocationSummary>();
  const { data, isFetching } = useReviewLocations(q ? { q } : {});
  const found = data?.results ?? [];
  // The text of the field is that of the choice, which a search for something else does not find.
  const options = chosen && q === '' ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found;
  return (
    <ComboBox
      // Its text follows the choice.
      key={chosen?.id ?? 'none'}
      label={t('store_locator.questions.location')}
      placeholder={t('store_locator.questions.location_placeholder')}
      emptyText={t('store_locator.questions.no_location')}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      onInputChange={(text) => setQ(chosen && text === labelOf(chosen) ? '' : text.trim())}
      options={options.map((location) => ({ id: String(location.id), label: labelOf(location) }))}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => {
        const location = options.find((one) => String(one.id) === id);
        if (!location) return;
        setQ('');
        setChosen(location);
        onChange(location.id);
      }}
    />
  );
}

function labelOf({ name, formatted_address: address }: LocationSummary): string {
  return address ? `${name}, ${address}` : name;
}
