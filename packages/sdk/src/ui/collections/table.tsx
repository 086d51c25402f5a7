'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { ariaSortOf, ColumnHeading, type SortableColumn, type TableSort } from './column-heading.tsx';

export interface TableColumn<Row> extends SortableColumn {
  render: (row: Row) => ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /** The cell that names the row for screen readers. @default false */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  sort?: TableSort | null;
  /** Called to sort; the caller passes sorted rows. */
  onSortChange?: (sort: TableSort) => void;
}

/**
 * A read-only table; scrolls sideways if it is too wide.
 *
 * @selector .pinfold-Table
 * @example
 * ```tsx
 * <Table label="Lokalizacje" columns={columns} rows={locations} getKey={(location) => location.id} />
 * ```
 */
export function Table<Row>({
  label,
  columns,
  rows,
  getKey,
  sort,
  onSortChange,
}: TableProps<Row>): JSX.Element {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Root aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Column
                key={column.id}
                scope="col"
                data-align={column.align}
                aria-sort={ariaSortOf(column, sort)}
              >
                <ColumnHeading column={column} sort={sort} onSortChange={onSortChange} />
              </Column>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={getKey(row)}>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  data-align={column.align}
                  {...(column.isRowHeader && { as: 'th', scope: 'row' })}
                >
                  {column.render(row)}
                </Cell>
              ))}
            </Line>
          ))}
        </tbody>
      </Root>
    </Scroll>
  );
}

const Scroll = styled.div.withConfig(innerClass('Table-scroll'))`
  ${focusRing}
  overflow-x: auto;
`;

const Root = styled.table.withConfig(partClass('Table'))`
  inline-size: 100%;
  border-collapse: collapse;
`;

const Column = styled.th.withConfig(innerClass('Table-column'))`
  padding: 9px 14px;
  border-block-end: 1px solid var(--pf-line);
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-weight: 600;
  text-align: var(--pf-text-start);
  white-space: nowrap;
  &:where([data-align='end']) {
    text-align: var(--pf-text-end);
  }
`;

const Line = styled.tr.withConfig(partClass('Table-row'))`
  &:where(:hover) {
    background: var(--pf-hover);
  }
`;

const Cell = styled.td.withConfig(partClass('Table-cell'))`
  padding: 12px 14px;
  border-block-end: 1px solid var(--pf-line-2);
  font-weight: inherit;
  text-align: var(--pf-text-start);
  vertical-align: top;
  &:where(th) {
    font-weight: 550;
  }
  &:where([data-align='end']) {
    text-align: var(--pf-text-end);
  }
`;
