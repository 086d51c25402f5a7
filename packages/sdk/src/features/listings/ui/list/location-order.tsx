'use client';
import { locationSorts } from '@pinfold/contract/features/listings/location-filters';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { useLocationListView } from './location-list-context.ts';

/** In which order the locations come. */
export function LocationOrder(): JSX.Element {
  const t = useTranslate();
  const { list } = useLocationListView();
  return (
    <Select
      label={t('listings.list.sort.label')}
      isLabelHidden
      variant="quiet"
      options={locationSorts.map((sort) => ({ id: sort, label: t(`listings.list.sort.${sort}`) }))}
      value={list.order}
      onChange={(id) => {
        const next = locationSorts.find((sort) => sort === id);
        if (next) list.setOrder(next);
      }}
    />
  );
}
