'use client';
import { memo, type JSX } from 'react';
import type { VirtualTableProps } from './virtual-table.tsx';
import { Below, Cell, GroupPlace, Heading, RowPlace, Waiting } from './virtual-table-parts.ts';

interface VirtualTableRowProps<Row> {
  table: VirtualTableProps<Row>;
  row: Row | undefined;
  index: number;
  /** Pixels from the first row's top. */
  start: number;
  /** Height in pixels of a row that is loaded but not rendered yet, so that nothing moves later. */
  keptHeight: number | undefined;
  id: string;
  isActive: boolean;
  measure: (element: Element | null) => void;
  onPress: () => void;
  onAction: () => void;
}

/** A positioned row, with its group's heading if it is the first of the group. */
export function VirtualTableRow<Row>(props: VirtualTableRowProps<Row>): JSX.Element {
  const { table, row, index, start, keptHeight } = props;
  const measure = keptHeight === undefined ? props.measure : undefined;
  if (!table.groups) return <RowLine {...props} place={{ ref: measure, start, keptHeight }} />;
  const isFirst = row !== undefined && isFirstOfGroup(table, row, index);
  return (
    <GroupPlace
      ref={measure}
      data-index={index}
      role={isFirst ? 'rowgroup' : 'presentation'}
      style={{ insetBlockStart: start, blockSize: keptHeight }}
    >
      {isFirst && (
        <div role="row">
          <Heading role="rowheader">
            <GroupHeading render={table.groups.render} row={row} index={index} />
          </Heading>
        </div>
      )}
      <RowLine {...props} />
    </GroupPlace>
  );
}

interface RowLineProps<Row> extends VirtualTableRowProps<Row> {
  place?: {
    ref: ((element: Element | null) => void) | undefined;
    start: number;
    keptHeight: number | undefined;
  };
}

function RowLine<Row>({ table, row, index, place, ...line }: RowLineProps<Row>) {
  const { renderCard, isSelected } = table;
  const isTicked = row !== undefined && isSelected?.(row);
  return (
    <RowPlace
      id={line.id}
      ref={place?.ref}
      data-index={place && index}
      data-grouped={!place || undefined}
      role="row"
      aria-rowindex={index + (renderCard ? 1 : 2)}
      aria-selected={isSelected ? (isTicked ?? false) : undefined}
      data-active={line.isActive || undefined}
      data-selected={isTicked || undefined}
      style={place && { transform: `translateY(${place.start}px)`, blockSize: place.keptHeight }}
      onClick={line.onPress}
      onDoubleClick={line.onAction}
    >
      <RowContent
        row={row}
        index={index}
        columns={table.columns}
        lead={table.lead?.render}
        renderCard={renderCard}
        renderBelow={table.renderBelow}
        waitingLabel={table.waitingLabel}
      />
    </RowPlace>
  );
}

interface RowContentProps<Row> extends Pick<
  VirtualTableProps<Row>,
  'columns' | 'renderCard' | 'renderBelow' | 'waitingLabel'
> {
  row: Row | undefined;
  index: number;
  lead: NonNullable<VirtualTableProps<Row>['lead']>['render'] | undefined;
}

/**
 * Contents of a row. Memoized, since scrolling and new pages rerender the table; keep the render functions stable.
 */
const RowContent = memo(function RowContent<Row>(props: RowContentProps<Row>) {
  const { row, index, lead, columns, renderCard } = props;
  if (row === undefined) return <Waiting role="gridcell">{props.waitingLabel}</Waiting>;
  const below = props.renderBelow?.(row);
  return (
    <>
      {renderCard ? (
        <div role="gridcell">{renderCard(row, index)}</div>
      ) : (
        <>
          {lead && <Cell role="gridcell">{lead(row, index)}</Cell>}
          {columns.map((column) => (
            <Cell
              key={column.id}
              role={column.isRowHeader ? 'rowheader' : 'gridcell'}
              data-align={column.align}
            >
              {column.render(row)}
            </Cell>
          ))}
        </>
      )}
      {below !== undefined && <Below role="gridcell">{below}</Below>}
    </>
  );
}) as <Row>(props: RowContentProps<Row>) => JSX.Element;

interface GroupHeadingProps<Row> {
  render: NonNullable<VirtualTableProps<Row>['groups']>['render'];
  row: Row;
  index: number;
}

const GroupHeading = memo(function GroupHeading<Row>({ render, row, index }: GroupHeadingProps<Row>) {
  return render(row, index);
}) as <Row>(props: GroupHeadingProps<Row>) => JSX.Element;

/** Whether a row is the first of its group, as far as the rows before it are known. */
function isFirstOfGroup<Row>({ groups, rowAt }: VirtualTableProps<Row>, row: Row, index: number): boolean {
  const before = index > 0 ? rowAt(index - 1) : undefined;
  return groups !== undefined && (before === undefined || groups.keyOf(before) !== groups.keyOf(row));
}
