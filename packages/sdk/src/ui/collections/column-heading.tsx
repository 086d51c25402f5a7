'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/arrow-icons.tsx';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** The properties of a column that its heading needs. */
export interface SortableColumn {
  id: string;
  header: string;
  isSortable?: boolean | undefined;
}

/** Returns the `aria-sort` of a column's header cell; undefined if it is not sortable. */
export function ariaSortOf(
  column: SortableColumn,
  sort: TableSort | null | undefined,
): TableSort['direction'] | 'none' | undefined {
  if (!column.isSortable) return undefined;
  return sort?.columnId === column.id ? sort.direction : 'none';
}

interface ColumnHeadingProps {
  column: SortableColumn;
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** A column's name; a button if the column is sortable, which sorts ascending, then descending. */
export function ColumnHeading({ column, sort, onSortChange }: ColumnHeadingProps): JSX.Element {
  const { id, header, isSortable } = column;
  if (!isSortable || !onSortChange) return <>{header}</>;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <SortButton type="button" onClick={() => onSortChange({ columnId: id, direction: next })}>
      {header}
      {direction === 'ascending' && <ArrowUpIcon size={13} />}
      {direction === 'descending' && <ArrowDownIcon size={13} />}
    </SortButton>
  );
}

const SortButton = styled.button.withConfig(innerClass('Table-sort'))`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: var(--pf-text-start);
  cursor: pointer;
  &:where(:hover) {
    color: var(--pf-ink);
  }
`;
