'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { locationFilterWords, type WordFilterName } from '../../../list/parse-location-filters.ts';
import { useLocationListView } from '../location-list-context.ts';
import { wordLabel } from './word-label.ts';

/** One of a few states, or any. */
export function WordFilter({ name }: { name: WordFilterName }): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters } = useLocationListView().list;
  const words: readonly string[] = locationFilterWords[name];
  return (
    <Select
      label={t(`listings.list.filter.${name}`)}
      options={[
        { id: 'any', label: t('listings.list.filter.any') },
        ...locationFilterWords[name].map((word) => ({ id: word, label: t(wordLabel(name, word)) })),
      ]}
      value={filters[name] ?? 'any'}
      onChange={(id) => changeFilters({ [name]: words.find((word) => word === id) })}
    />
  );
}
