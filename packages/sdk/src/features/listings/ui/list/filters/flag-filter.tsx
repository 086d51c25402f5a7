'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { useLocationListView } from '../location-list-context.ts';
import { flagLabel, type FlagFilterName } from './word-label.ts';

/** Yes, no, or either. */
export function FlagFilter({ name }: { name: FlagFilterName }): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters } = useLocationListView().list;
  return (
    <Select
      label={t(`listings.list.filter.${name}`)}
      options={[
        { id: 'any', label: t('listings.list.filter.any') },
        { id: 'true', label: t(flagLabel(name, true)) },
        { id: 'false', label: t(flagLabel(name, false)) },
      ]}
      value={String(filters[name] ?? 'any')}
      onChange={(id) => changeFilters({ [name]: id === 'any' ? undefined : id === 'true' })}
    />
  );
}
