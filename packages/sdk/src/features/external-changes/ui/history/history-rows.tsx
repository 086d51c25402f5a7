'use client';
import { useMemo, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import type { ExternalChange } from '../../external-change.ts';
import {
  HistoryCard,
  HistoryChange,
  HistoryDecision,
  HistoryPlace,
  HistoryResult,
} from './history-cells.tsx';
import { useHistoryView } from './history-context.ts';
import { HistoryEvents } from './history-events.tsx';

/** Changes that have ended, of which only those in sight exist: a table, or cards where the room is narrow. */
export function HistoryRows(): JSX.Element {
  const t = useTranslate();
  const { history, isNarrow } = useHistoryView();
  const { rows } = history;
  const columns = useMemo(
    () => [
      {
        id: 'place',
        header: t('external_changes.history.column.place'),
        width: 'minmax(170px, 1.1fr)',
        isRowHeader: true,
        render: (change: ExternalChange) => <HistoryPlace change={change} />,
      },
      {
        id: 'change',
        header: t('external_changes.history.column.change'),
        width: 'minmax(230px, 2fr)',
        render: (change: ExternalChange) => <HistoryChange change={change} />,
      },
      {
        id: 'decided',
        header: t('external_changes.history.column.decided'),
        width: 'minmax(150px, 0.9fr)',
        render: (change: ExternalChange) => <HistoryDecision change={change} />,
      },
      {
        id: 'result',
        header: t('external_changes.history.column.result'),
        width: 'minmax(210px, 1.1fr)',
        render: (change: ExternalChange) => <HistoryResult change={change} />,
      },
    ],
    [t],
  );
  return (
    <ScreenRows>
      <VirtualTable
        label={t('external_changes.history.title')}
        columns={columns}
        rowCount={rows.count ?? 0}
        rowAt={rows.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('common.loading')}
        onRangeChange={history.showRange}
        onAction={({ id }) => history.toggle(id)}
        estimatedHeight={isNarrow ? 170 : 86}
        question={JSON.stringify(history.filters)}
        renderBelow={({ id }) => (history.isOpen(id) ? <HistoryEvents id={id} /> : undefined)}
        {...(isNarrow && { renderCard: (change: ExternalChange) => <HistoryCard change={change} /> })}
      />
    </ScreenRows>
  );
}
