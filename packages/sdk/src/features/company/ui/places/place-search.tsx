'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import type { CompanySearchLocationsState } from '../../search-locations/use-company-search-locations.ts';

interface PlaceSearchProps {
  search: CompanySearchLocationsState['search'];
  /** Why none can be added. */
  reason: string | undefined;
}

/** Finds a town by its name; choosing it adds it. */
export function PlaceSearch({ search, reason }: PlaceSearchProps): JSX.Element {
  const t = useTranslate();
  const emptyText = search.text.trim() === '' ? t('company.places.type') : t('company.places.no_match');
  return (
    <ComboBox
      label={t('company.places.search')}
      placeholder={t('company.places.type')}
      options={search.places.map(({ place_id, name, description }) => ({
        id: place_id,
        label: name,
        description,
      }))}
      // A value that comes and goes again closes the list and empties the field.
      value={search.addingId ?? null}
      onChange={(id) => id !== null && search.add(id)}
      onInputChange={search.setText}
      isLoading={search.isSearching || search.addingId !== undefined}
      loadingText={t('company.places.searching')}
      emptyText={search.hasFailed ? t('company.places.failed') : emptyText}
      isDisabled={reason !== undefined}
      description={reason}
    />
  );
}
