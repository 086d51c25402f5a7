'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { useExternalChangesTableView } from '../changes-table-context.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** What narrows the table: crossed to take away. */
export function FilterChips(): JSX.Element {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const labels = useFilterLabels(table.filters);
  return (
    <>
      {labels.map(({ names, label }) => (
        <Chip
          key={names[0]}
          onRemove={() => table.changeFilters(Object.fromEntries(names.map((name) => [name, undefined])))}
          removeLabel={t('external_changes.table.filter.remove', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 1 && (
        <Button size="s" variant="ghost" onPress={table.clearFilters}>
          {t('external_changes.table.filter.clear')}
        </Button>
      )}
    </>
  );
}
