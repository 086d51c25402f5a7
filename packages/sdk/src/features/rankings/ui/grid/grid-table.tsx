'use client';
import type { ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Table, type TableColumn } from '../../../../ui/collections/table.tsx';
import type { RankScan } from '../../ranking.ts';
import { changeKind, changeSigns, type GridLabels } from './grid-labels.ts';

interface GridTableProps {
  scan: RankScan;
  /** What it won over another. */
  comparison: ScanComparison | undefined;
  words: GridLabels;
}

/** The same points as a table: rows from north to south, columns from west to east. */
export function GridTable({ scan, comparison, words }: GridTableProps): JSX.Element {
  const t = useTranslate();
  const { size } = scan;
  const indexes = Array.from({ length: size }, (_, index) => index);
  const cell = (row: number, column: number) => {
    const point = row * size + column;
    const position = words.position(scan.positions[point]);
    if (!comparison) return position;
    const change = comparison.changes[point] ?? null;
    const kind = changeKind(change);
    return (
      <>
        {position}{' '}
        <span title={t(`rankings.grid.change.${kind}`, { places: Math.abs(change ?? 0) })}>
          ({changeSigns[kind]}
          {change ? Math.abs(change) : ''})
        </span>
      </>
    );
  };
  const columns: TableColumn<number>[] = [
    {
      id: 'place',
      header: t('rankings.grid.table.place'),
      isRowHeader: true,
      render: (row) => words.row(row, scan),
    },
    ...indexes.map((column) => ({
      id: `column-${column}`,
      header: words.column(column, scan),
      align: 'end' as const,
      render: (row: number) => cell(row, column),
    })),
  ];
  return (
    <Table
      label={t('rankings.grid.table.label')}
      columns={columns}
      rows={indexes}
      getKey={(row) => String(row)}
    />
  );
}
