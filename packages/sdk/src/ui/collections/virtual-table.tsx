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
  /** The row at an index counted from 0; undefined while it is on its way. */
  rowAt: (index: number) => Row | undefined;
  getKey: (row: Row) => string;
  /** Said in place of a row that is on its way. */
  waitingLabel: string;
  /** Which rows are on screen, both ends included. */
  onRangeChange?: ((start: number, end: number) => void) | undefined;
  /** Before the first column, such as a box that ticks the row, and above it. */
  lead?: { width: string; header: ReactNode; render: (row: Row, index: number) => ReactNode } | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Space, or Shift with an arrow (`isRange`). */
  onToggle?: ((row: Row, index: number, isRange: boolean) => void) | undefined;
  /** Enter, or a double click. */
  onAction?: ((row: Row) => void) | undefined;
  sort?: TableSort | null | undefined;
  /** The rows come back sorted from the caller. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Draws a row as one card, for narrow screens, in place of its columns. */
  renderCard?: ((row: Row, index: number) => ReactNode) | undefined;
  /** Rough height of a row in pixels, before it is measured. @default 60 */
  estimatedHeight?: number | undefined;
  /** Changes with the question that the rows answer, and brings the table back to its first row. */
  question?: string | undefined;
  /** Rows that follow each other with the same key stand below one heading, which stays in sight with them. */
  groups?:
    | {
        keyOf: (row: Row) => string;
        render: (row: Row, index: number) => ReactNode;
        /** The heading while it stays in sight, for the eyes alone. */
        renderSticky: (row: Row, index: number) => ReactNode;
      }
    | undefined;
  /** More about a row, below its cells, such as what it is made of; undefined for none. */
  renderBelow?: ((row: Row) => ReactNode) | undefined;
  /** The row that the keyboard stands on, held by you, -1 for none. Left out, the table holds it. */
  activeIndex?: number | undefined;
  /** The keyboard or a press went to another row. */
  onActiveChange?: ((index: number) => void) | undefined;
}

/** Further than this, a scroll passes rows that nobody reads. */
const jump = 60;

/** While a scroll goes on, the caller hears of every so many rows, and then of where it ended. */
const stride = 15;

/** Roughly, in pixels: what stays in sight above and must not cover the active row. */
const headerHeight = 41;
const headingHeight = 46;

/**
 * A table of any length of which only the visible rows exist, and of which rows may still be on their way. Focus stays
 * on the table, so it survives scrolling; ↑ ↓ Home End PageUp PageDown move the active row. Fills its parent's height.
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
  const told = useRef(0);
  const [ownActive, setOwnActive] = useState(-1);
  const active = props.activeIndex ?? ownActive;
  const isServer = useIsSSR();
  const id = useId();
  const virtual = useVirtualizer({
    count: rowCount,
    // What a scroll brings is drawn beside it, and not while the browser waits.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.estimatedHeight ?? 60,
    overscan: 6,
    scrollPaddingStart: groups ? headingHeight : 0,
    scrollPaddingEnd: renderCard ? 0 : headerHeight,
    rangeExtractor: (range) => rangeWith(range, active),
  });
  const { startIndex: start = 0, endIndex: end = 0 } = virtual.range ?? {};
  const moved = Math.abs(start - told.current);
  const isPassing = virtual.isScrolling && (moved > jump || moved < stride);
  useEffect(() => {
    if (isPassing) return;
    told.current = start;
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
  // A page that arrives, or a tick, makes every row be drawn anew: that can be done bit by bit, between scrolls.
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

/** The columns' names, some of which sort; stays in sight while the rows scroll. */
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
