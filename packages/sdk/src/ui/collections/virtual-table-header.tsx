'use client';
import type { JSX } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/arrow-icons.tsx';
import type { VirtualTableProps } from './virtual-table.tsx';
import { Column, Header, SortButton } from './virtual-table-parts.ts';

/** The columns' names, some of which sort; stays in sight while the rows scroll. */
export function VirtualTableHeader<Row>({
  columns,
  lead,
  sort,
  onSortChange,
}: VirtualTableProps<Row>): JSX.Element {
  return (
    <Header role="row" aria-rowindex={1}>
      {lead && <Column role="columnheader">{lead.header}</Column>}
      {columns.map(({ id, header, sorts, align }) => {
        const isSorted = sort?.columnId === id;
        return (
          <Column
            key={id}
            role="columnheader"
            data-align={align}
            aria-sort={sorts ? (isSorted ? sort.direction : 'none') : undefined}
          >
            {sorts && onSortChange ? (
              <SortButton type="button" onClick={() => onSortChange({ columnId: id, direction: sorts })}>
                {header}
                {isSorted &&
                  (sorts === 'ascending' ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />)}
              </SortButton>
            ) : (
              header
            )}
          </Column>
        );
      })}
    </Header>
  );
}
