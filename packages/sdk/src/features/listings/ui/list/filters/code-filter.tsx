'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { locationFilterCodes, type CodeFilterName } from '../../../list/parse-location-filters.ts';
import { useLocationListView } from '../location-list-context.ts';
import { codeLabel } from './word-label.ts';

/** One of a few states that have numbers, or any. */
export function CodeFilter({ name }: { name: CodeFilterName }): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters } = useLocationListView().list;
  const codes: readonly number[] = locationFilterCodes[name];
  return (
    <Select
      label={t(`listings.list.filter.${name}`)}
      options={[
        { id: 'any', label: t('listings.list.filter.any') },
        ...locationFilterCodes[name].map((code) => ({ id: String(code), label: t(codeLabel(name, code)) })),
      ]}
      value={String(filters[name] ?? 'any')}
      onChange={(id) => changeFilters({ [name]: codes.find((code) => String(code) === id) })}
    />
  );
}
