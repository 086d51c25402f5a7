'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { endedStatuses } from '../../history/ended-statuses.ts';
import type { ExternalChangeFilterName } from '../../external-change-filters.ts';
import { useFilterLabels } from '../table/filters/use-filter-labels.ts';
import { useHistoryView } from './history-context.ts';

/** What narrows the history: crossed to take away. */
export function HistoryChips(): JSX.Element {
  const t = useTranslate();
  const { history } = useHistoryView();
  const { filters } = history;
  const others = useFilterLabels(filters);
  const statuses = endedStatuses.filter((status) => filters.status?.includes(status));
  const labels: { names: readonly ExternalChangeFilterName[]; label: string }[] = [
    ...(statuses.length > 0
      ? [
          {
            names: ['status'] as const,
            label: statuses.map((status) => t(`external_changes.history.status.${status}`)).join(', '),
          },
        ]
      : []),
    ...(filters.decided_by
      ? [
          {
            names: ['decided_by'] as const,
            label: t(`external_changes.history.filter.${filters.decided_by}`),
          },
        ]
      : []),
    ...others,
  ];
  return (
    <>
      {labels.map(({ names, label }) => (
        <Chip
          key={names[0]}
          onRemove={() => history.changeFilters(Object.fromEntries(names.map((name) => [name, undefined])))}
          removeLabel={t('external_changes.history.remove_filter', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {labels.length > 1 && (
        <Button size="s" variant="ghost" onPress={history.clearFilters}>
          {t('external_changes.history.clear')}
        </Button>
      )}
    </>
  );
}
