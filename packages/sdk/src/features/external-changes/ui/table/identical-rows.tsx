'use client';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FieldValue } from '../../../listings/ui/change/field-value.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { IdenticalChanges } from '../../external-change.ts';
import { Hint } from './change-cells.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import {
  IdenticalActions,
  IdenticalCard,
  IdenticalLocations,
  IdenticalPlaces,
  IdenticalProposed,
} from './identical-cells.tsx';

/** The same changes of all locations together, the most frequent first; each opens to its locations. */
export function IdenticalRows(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const { table, commands, isNarrow } = useExternalChangesTableView();
  const { groups, count = 0, hasNextPage, isFetchingNextPage, fetchNextPage } = table.identical;
  const [open, setOpen] = useState<string>();
  const toggle = ({ identical_key: key }: IdenticalChanges) => setOpen(open === key ? undefined : key);
  const columns = [
    {
      id: 'field',
      header: t('external_changes.table.column.field'),
      width: 'minmax(120px, 0.8fr)',
      isRowHeader: true,
      render: ({ field }: IdenticalChanges) => (
        <Text as="strong" weight="semibold">
          {nameOf(field)}
        </Text>
      ),
    },
    {
      id: 'ours',
      header: t('external_changes.table.column.ours'),
      width: 'minmax(160px, 1.1fr)',
      render: ({ field, ours }: IdenticalChanges) =>
        ours ? (
          <FieldValue field={field} values={ours} country={ours.country ?? 'PL'} />
        ) : (
          <span>{t('external_changes.table.identical.differ')}</span>
        ),
    },
    {
      id: 'proposed',
      header: t('external_changes.table.column.proposed'),
      width: 'minmax(190px, 1.5fr)',
      render: (group: IdenticalChanges) => <IdenticalProposed group={group} />,
    },
    {
      id: 'locations',
      header: t('external_changes.table.column.locations'),
      width: 'minmax(170px, 1.1fr)',
      render: (group: IdenticalChanges) => (
        <IdenticalPlaces group={group} isOpen={group.identical_key === open} onToggle={() => toggle(group)} />
      ),
    },
    {
      id: 'source',
      header: t('external_changes.table.column.source'),
      width: 'minmax(110px, 0.7fr)',
      render: ({ source, oldest_detected_at }: IdenticalChanges) => (
        <span>
          {t(`external_changes.table.source.${source}`)}
          <br />
          <Hint>{format.age(oldest_detected_at)}</Hint>
        </span>
      ),
    },
    {
      id: 'decision',
      header: t('external_changes.table.column.decision'),
      width: '298px',
      align: 'end' as const,
      render: (group: IdenticalChanges) => <IdenticalActions group={group} />,
    },
  ];
  return (
    <ScreenRows>
      <VirtualTable
        label={t('external_changes.table.group.identical')}
        columns={columns}
        rowCount={hasNextPage ? Math.min(count, groups.length + 1) : groups.length}
        rowAt={(row) => groups[row]}
        getKey={(group) => group.identical_key}
        waitingLabel={t('external_changes.table.waiting_row')}
        onRangeChange={(_start, end) => {
          if (end >= groups.length - 5 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
        }}
        estimatedHeight={isNarrow ? 190 : 84}
        onAction={toggle}
        activeIndex={commands.active}
        onActiveChange={commands.setActive}
        question={JSON.stringify(table.filters)}
        renderBelow={(group) =>
          group.identical_key === open && !isNarrow ? <IdenticalLocations identicalKey={open} /> : undefined
        }
        {...(isNarrow && {
          renderCard: (group: IdenticalChanges) => (
            <IdenticalCard
              group={group}
              isOpen={group.identical_key === open}
              onToggle={() => toggle(group)}
            />
          ),
        })}
      />
    </ScreenRows>
  );
}
