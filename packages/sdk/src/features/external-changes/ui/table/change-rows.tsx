'use client';
import { useCallback, useMemo, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import type { ExternalChange } from '../../external-change.ts';
import { ChangeActions } from './change-actions.tsx';
import {
  ChangeCard,
  ChangeCheck,
  ChangeField,
  ChangeOurs,
  ChangeProposed,
  ChangeSource,
} from './change-cells.tsx';
import { SelectShownChanges } from './changes-frame.tsx';
import { useChangesTableSlot, useExternalChangesTableView } from './changes-table-context.ts';
import { LocationHeading } from './location-heading.tsx';

/** Changes by location; only rows on screen are rendered: a table, or cards in narrow layouts. */
export function ChangeRows(): JSX.Element {
  const t = useTranslate();
  const { table, commands, isNarrow } = useExternalChangesTableView();
  const { rows, selection } = table;
  const Ours = useChangesTableSlot('Ours', ChangeOurs);
  const Proposed = useChangesTableSlot('Proposed', ChangeProposed);
  const Source = useChangesTableSlot('Source', ChangeSource);
  const Card = useChangesTableSlot('Card', ChangeCard);
  const columns = useMemo(
    () => [
      {
        id: 'field',
        header: t('external_changes.table.column.field'),
        width: 'minmax(120px, 0.8fr)',
        isRowHeader: true,
        render: (change: ExternalChange) => <ChangeField change={change} />,
      },
      {
        id: 'type',
        header: t('external_changes.table.column.type'),
        width: 'minmax(90px, 0.4fr)',
        render: ({ type }: ExternalChange) => t(`external_changes.table.type.${type}`),
      },
      {
        id: 'ours',
        header: t('external_changes.table.column.ours'),
        width: 'minmax(190px, 1.4fr)',
        render: (change: ExternalChange) => <Ours change={change} />,
      },
      {
        id: 'proposed',
        header: t('external_changes.table.column.proposed'),
        width: 'minmax(200px, 1.7fr)',
        render: (change: ExternalChange) => <Proposed change={change} />,
      },
      {
        id: 'source',
        header: t('external_changes.table.column.source'),
        width: 'minmax(130px, 0.9fr)',
        render: (change: ExternalChange) => <Source change={change} />,
      },
      {
        id: 'decision',
        header: t('external_changes.table.column.decision'),
        width: '224px',
        align: 'end' as const,
        render: (change: ExternalChange) => <ChangeActions change={change} />,
      },
    ],
    [t, Ours, Proposed, Source],
  );
  const renderCard = useCallback((change: ExternalChange) => <Card change={change} />, [Card]);
  const { at, count } = rows;
  const groups = useMemo(() => {
    const known = { at, count };
    return {
      keyOf: ({ facility }: ExternalChange) => String(facility.id),
      render: (change: ExternalChange, row: number) => (
        <LocationHeading change={change} rows={known} row={row} />
      ),
      renderSticky: (change: ExternalChange, row: number) => (
        <LocationHeading change={change} rows={known} row={row} isSticky />
      ),
    };
  }, [at, count]);
  return (
    <ScreenRows minRowHeight={rowHeight}>
      <VirtualTable
        label={t('external_changes.table.label')}
        columns={columns}
        rowCount={rows.count ?? 0}
        rowAt={rows.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('external_changes.table.waiting_row')}
        onRangeChange={table.showRange}
        estimatedHeight={isNarrow ? 190 : rowHeight}
        isSelected={({ id }) => selection.has(id)}
        onToggle={({ id }) => selection.toggle(id)}
        onAction={({ id }) => table.review.open(id)}
        activeIndex={commands.active}
        onActiveChange={commands.setActive}
        question={JSON.stringify(table.filters)}
        groups={groups}
        lead={{
          width: '46px',
          header: <SelectShownChanges />,
          render: renderCheck,
        }}
        {...(isNarrow && { renderCard })}
      />
    </ScreenRows>
  );
}

/**
 * Pixels of a row whose values take a line or two, so of most. A row that is as high as was supposed moves none of those
 * below it, of which there may be a hundred thousand.
 */
const rowHeight = 72;

function renderCheck(change: ExternalChange) {
  return <ChangeCheck change={change} />;
}
