'use client';
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode, type JSX } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useIsSSR } from 'react-aria/SSRProvider';
import { ariaSortOf, ColumnHeading, type SortableColumn, type TableSort } from './column-heading.tsx';
import { rangeWith } from './range-with.ts';
import { handleRowKey } from './row-keys.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { Column, Content, Header, Scroller, StickyHeading } from './virtual-table-parts.ts';
import { VirtualTableRow } from './virtual-table-row.tsx';

export interface VirtualTableColumn<Row> extends SortableColumn {
  /** How wide it is, as a track of a CSS grid: `minmax(120px, 1fr)`. */
  width: string;
  render: (row: Row) => ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The cell that names the row for screen readers. @default false */
  isRowHeader?: boolean | undefined;
}

export interface VirtualTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly VirtualTableColumn<Row>[];
  /** All rows, loaded or not. */
  rowCount: number;
  /** Returns the row at an index from 0; undefined while it is loading. */
  rowAt: (index: number) => Row | undefined;
  getKey: (row: Row) => string;
  /** Text in place of a row that is loading. */
  waitingLabel: string;
  /** Called with the first and last visible row, inclusive. */
  onRangeChange?: ((start: number, end: number) => void) | undefined;
  /** Before the first column, such as a box that ticks the row, and above it. */
  lead?: { width: string; header: ReactNode; render: (row: Row, index: number) => ReactNode } | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Space, or Shift with an arrow (`isRange`). */
  onToggle?: ((row: Row, index: number, isRange: boolean) => void) | undefined;
  /** Enter, or a double click. */
  onAction?: ((row: Row) => void) | undefined;
  sort?: TableSort | null | undefined;
  /** Called to sort; the caller passes sorted rows. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Draws a row as one card, for narrow screens, in place of its columns. */
  renderCard?: ((row: Row, index: number) => ReactNode) | undefined;
  /** Rough height of a row in pixels, before it is measured. @default 60 */
  estimatedHeight?: number | undefined;
  /** Identifies the query of the rows; a change scrolls to the first row. */
  question?: string | undefined;
  /** Adjacent rows with the same key get one sticky heading. */
  groups?:
    | {
        keyOf: (row: Row) => string;
        render: (row: Row, index: number) => ReactNode;
        /** The sticky heading, hidden from screen readers. */
        renderSticky: (row: Row, index: number) => ReactNode;
      }
    | undefined;
  /** Renders details below a row's cells; undefined for none. */
  renderBelow?: ((row: Row) => ReactNode) | undefined;
  /** Index of the active row, -1 for none. @default held by the table */
  activeIndex?: number | undefined;
  /** Called when keyboard or pointer activate another row. */
  onActiveChange?: ((index: number) => void) | undefined;
}

/** A faster scroll, by more rows than this, is reported only when it ends. */
const jump = 60;

/** During a scroll, `onRangeChange` is called only after moves of this many rows, and when it ends. */
const stride = 15;

/** Approximate heights in pixels of sticky elements, which must not cover the active row. */
const headerHeight = 41;
const headingHeight = 46;

/**
 * A table of any length that renders only visible rows; rows may still be loading. Focus stays on the table, so it
 * survives scrolling; ↑ ↓ Home End PageUp PageDown move the active row. Fills its parent's height.
 *
 * @selector .pinfold-VirtualTable
 * @selector [data-active] [data-selected] on .pinfold-VirtualTable-row
 * @example
 * ```tsx
 * <VirtualTable label="Lokalizacje" columns={columns} rowCount={3412} rowAt={at} onRangeChange={load}
 *   getKey={(location) => String(location.id)} waitingLabel="Wczytuję" />
 * ```
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>): JSX.Element {
  const { columns, rowCount, rowAt, lead, renderCard, groups, onRangeChange } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const reported = useRef(0);
  const [ownActive, setOwnActive] = useState(-1);
  const active = props.activeIndex ?? ownActive;
  const isServer = useIsSSR();
  const id = useId();
  const virtual = useVirtualizer({
    count: rowCount,
    // Without `flushSync`, new rows render concurrently and do not block scrolling.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.estimatedHeight ?? 60,
    overscan: 6,
    scrollPaddingStart: groups ? headingHeight : 0,
    scrollPaddingEnd: renderCard ? 0 : headerHeight,
    rangeExtractor: (range) => rangeWith(range, active),
  });
  const { startIndex: start = 0, endIndex: end = 0 } = virtual.range ?? {};
  const moved = Math.abs(start - reported.current);
  const isPassing = virtual.isScrolling && (moved > jump || moved < stride);
  useEffect(() => {
    if (isPassing) return;
    reported.current = start;
    onRangeChange?.(start, end);
  }, [start, end, isPassing, onRangeChange]);
  useEffect(() => {
    setOwnActive(-1);
    scroller.current?.scrollTo?.({ top: 0 });
  }, [props.question]);

  useEffect(() => {
    if (props.activeIndex !== undefined && props.activeIndex >= 0)
      virtual.scrollToIndex(props.activeIndex, { align: 'auto' });
  }, [props.activeIndex, virtual]);

  const setActive = (index: number) => {
    setOwnActive(index);
    props.onActiveChange?.(index);
  };
  const goTo = (index: number) => {
    setActive(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  };
  const withRow = (index: number, act: (row: Row) => void) => {
    const row = rowAt(index);
    if (row !== undefined) act(row);
  };
  const visible = virtual.getVirtualItems();
  const inRange = visible.map(({ index }) => index).filter((index) => rowAt(index) !== undefined);
  const drawn = useDrawnRows(inRange);
  // Deferred, since a new page or a selection rerenders every row, which must not block scrolling.
  const table = useDeferredValue(props);
  const top = rowAt(start);
  const tracks = [...(lead ? [lead.width] : []), ...columns.map(({ width }) => width)].join(' ');

  return (
    <Scroller
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-multiselectable={props.onToggle ? true : undefined}
      aria-activedescendant={visible.some((item) => item.index === active) ? `${id}${active}` : undefined}
      aria-rowcount={rowCount + (renderCard ? 0 : 1)}
      data-layout={renderCard ? 'cards' : 'table'}
      $tracks={tracks}
      onKeyDown={(event) =>
        handleRowKey(event, {
          active,
          rowCount,
          pageSize: Math.max(1, end - start - 1),
          goTo,
          onToggle: (index, isRange) => withRow(index, (row) => props.onToggle?.(row, index, isRange)),
          onAction: (index) => withRow(index, (row) => props.onAction?.(row)),
        })
      }
    >
      {!renderCard && <VirtualTableHeader {...props} />}
      {groups && top !== undefined && (
        <StickyHeading aria-hidden data-layout={renderCard ? 'cards' : 'table'}>
          <div>{groups.renderSticky(top, start)}</div>
        </StickyHeading>
      )}
      <Content role="presentation" style={isServer ? undefined : { height: virtual.getTotalSize() }}>
        {visible.map((item) => (
          <VirtualTableRow
            key={item.key}
            table={table}
            row={drawn.has(item.index) ? rowAt(item.index) : undefined}
            index={item.index}
            start={item.start}
            keptHeight={!drawn.has(item.index) && rowAt(item.index) !== undefined ? item.size : undefined}
            id={`${id}${item.index}`}
            isActive={item.index === active}
            measure={virtual.measureElement}
            onPress={() => setActive(item.index)}
            onAction={() => withRow(item.index, (row) => props.onAction?.(row))}
          />
        ))}
      </Content>
    </Scroller>
  );
}

/** The sticky header; names of sortable columns are buttons. */
function VirtualTableHeader<Row>({ columns, lead, sort, onSortChange }: VirtualTableProps<Row>) {
  return (
    <Header role="row" aria-rowindex={1}>
      {lead && <Column role="columnheader">{lead.header}</Column>}
      {columns.map((column) => (
        <Column
          key={column.id}
          role="columnheader"
          data-align={column.align}
          aria-sort={ariaSortOf(column, sort)}
        >
          <ColumnHeading column={column} sort={sort} onSortChange={onSortChange} />
        </Column>
      ))}
    </Header>
  );
}
