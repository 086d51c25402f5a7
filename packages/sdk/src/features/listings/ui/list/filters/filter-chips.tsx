'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { useLocationListView } from '../location-list-context.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** What narrows the list: pressed to change, crossed to take away. */
export function FilterChips(): JSX.Element {
  const t = useTranslate();
  const { list, choices } = useLocationListView();
  const labels = useFilterLabels(list.filters);
  return (
    <>
      {labels.map(({ name, label }) => (
        <Chip
          key={name}
          onPress={() => choices.setOpen(true)}
          onRemove={() => list.changeFilters({ [name]: undefined })}
          removeLabel={t('listings.list.filter.remove', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 1 && (
        <Button size="s" variant="ghost" onPress={list.clearFilters}>
          {t('listings.list.clear_filters')}
        </Button>
      )}
    </>
  );
}
