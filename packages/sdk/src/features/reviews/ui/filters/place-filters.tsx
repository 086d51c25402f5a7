'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FilterLine } from '../../../../patterns/filter-panel-content.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { useFilterView } from './filter-view-context.ts';

/** Where: by location, town or group. */
export function PlaceFilters(): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, choices } = useFilterView();
  const texts = {
    emptyText: t('reviews.filter.nothing_found'),
    loadingText: t('common.loading'),
    removeLabel: (name: string) => t('reviews.filter.remove', { name }),
  };
  const { gmb_address_ids: locations = [], cities = [], groups = [] } = filters;
  return (
    <>
      <FilterLine>
        <MultiComboBox
          {...texts}
          label={t('reviews.filter.gmb_address_ids')}
          placeholder={t('reviews.filter.locations_hint')}
          options={choices.locations}
          isLoading={choices.isSearching}
          onInputChange={choices.searchLocations}
          value={locations.map((id) => ({ id: String(id), label: choices.locationName(id) }))}
          onChange={(chosen) => changeFilters({ gmb_address_ids: chosen.map(({ id }) => Number(id)) })}
        />
      </FilterLine>
      <MultiComboBox
        {...texts}
        label={t('reviews.filter.cities')}
        options={choices.cities}
        value={cities.map((city) => ({ id: city, label: city }))}
        onChange={(chosen) => changeFilters({ cities: chosen.map(({ id }) => id) })}
      />
      <MultiComboBox
        {...texts}
        label={t('reviews.filter.groups')}
        options={choices.groups}
        value={groups.map((id) => ({ id: String(id), label: choices.groupName(id) }))}
        onChange={(chosen) => changeFilters({ groups: chosen.map(({ id }) => Number(id)) })}
      />
    </>
  );
}
