'use client';
import { memo, useDeferredValue, useEffect, useId, useRef, type JSX, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { rangeWith } from './range-with.ts';
import { handleRowKey } from './row-keys.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

export interface VirtualListProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  renderRow: (row: Row, state: { isActive: boolean; isSelected: boolean }) => ReactNode;
  /** Key of the active row, which is also the one shown beside the list. */
  activeKey: string | null;
  onActiveChange: (key: string) => void;
  /** @default none */
  selectedKeys?: ReadonlySet<string>;
  /** Space, or Shift with an arrow (`isRange`). */
  onToggle?: (key: string, isRange: boolean) => void;
  /** Enter, or a double click. */
  onAction?: (key: string) => void;
  /** Rough height of a row in pixels, before it is measured. @default 96 */
  estimatedHeight?: number;
  /** Total number of rows, if only the first pages are loaded. @default rows.length */
  totalCount?: number;
  /** Called when one of the last five rows is visible. */
  onEndReached?: () => void;
  /** Below the last row: the next page's skeleton, or "that is all". */
  footer?: ReactNode;
  /** `grid` when rows hold controls of their own, which an option may not. @default 'grid' */
  semantics?: 'listbox' | 'grid';
}

/**
 * A list of any length that renders only visible rows. Focus stays on the list, so it survives scrolling;
 * ↑ ↓ Home End PageUp PageDown move the active row.
 *
 * @selector .pinfold-VirtualList
 * @selector [data-active] [data-selected] on .pinfold-VirtualList-row
 * @example
 * ```tsx
 * <VirtualList label="Opinie" rows={reviews} getKey={(review) => review.id} renderRow={renderReview}
 *   activeKey={open} onActiveChange={setOpen} />
 * ```
 */
export function VirtualList<Row>(props: VirtualListProps<Row>): JSX.Element {
  const { rows, getKey, activeKey, selectedKeys, onActiveChange, onEndReached, semantics = 'grid' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isServer = useIsSSR();
  const id = useId();
  const active = activeKey === null ? -1 : rows.findIndex((row) => getKey(row) === activeKey);
  const virtual = useVirtualizer({
    count: rows.length,
    // Without `flushSync`, new rows render concurrently and do not block scrolling.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.estimatedHeight ?? 96,
    getItemKey: (index) => keyAt(rows, getKey, index),
    overscan: 6,
    rangeExtractor: (range) => rangeWith(range, active),
  });
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' });
  }, [active, virtual]);
  const visible = virtual.getVirtualItems();
  const drawn = useDrawnRows(visible.map(({ index }) => index));
  // Deferred, so that rerendering the rows does not block scrolling.
  const renderRow = useDeferredValue(props.renderRow);
  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 5) onEndReached?.();
  }, [last, rows.length, onEndReached]);
  const withKey = (act: ((key: string, isRange: boolean) => void) | undefined) =>
    act &&
    ((index: number, isRange = false) => {
      const row = rows[index];
      if (row !== undefined) act(getKey(row), isRange);
    });
  const total = props.totalCount ?? rows.length;
  const isGrid = semantics === 'grid';

  return (
    <Scroller
      ref={scroller}
      role={semantics}
      tabIndex={0}
      aria-label={props.label}
      aria-multiselectable={props.onToggle ? true : undefined}
      aria-activedescendant={visible.some((item) => item.index === active) ? `${id}${active}` : undefined}
      aria-rowcount={isGrid ? total : undefined}
      onKeyDown={(event) =>
        handleRowKey(event, {
          active,
          rowCount: rows.length,
          pageSize: pageSize(virtual.range),
          goTo: (index) => withKey(onActiveChange)?.(index),
          onToggle: withKey(props.onToggle),
          onAction: withKey(props.onAction),
        })
      }
    >
      <Content role="presentation" style={isServer ? undefined : { height: virtual.getTotalSize() }}>
        {visible.map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const key = getKey(row);
          const state = { isActive: item.index === active, isSelected: selectedKeys?.has(key) ?? false };
          const isDrawn = drawn.has(item.index);
          const content = isDrawn && <RowContent row={row} renderRow={renderRow} {...state} />;
          return (
            <RowPlace
              key={item.key}
              id={`${id}${item.index}`}
              ref={isDrawn ? virtual.measureElement : undefined}
              data-index={item.index}
              role={isGrid ? 'row' : 'option'}
              aria-selected={selectedKeys ? state.isSelected : state.isActive}
              data-active={state.isActive || undefined}
              data-selected={state.isSelected || undefined}
              style={{ transform: `translateY(${item.start}px)`, blockSize: isDrawn ? undefined : item.size }}
              onClick={() => onActiveChange(key)}
              onDoubleClick={() => props.onAction?.(key)}
              {...(isGrid
                ? { 'aria-rowindex': item.index + 1 }
                : { 'aria-posinset': item.index + 1, 'aria-setsize': total })}
            >
              {isGrid ? <div role="gridcell">{content}</div> : content}
            </RowPlace>
          );
        })}
      </Content>
      {props.footer && <div role="presentation">{props.footer}</div>}
    </Scroller>
  );
}

interface RowContentProps<Row> {
  row: Row;
  renderRow: VirtualListProps<Row>['renderRow'];
  isActive: boolean;
  isSelected: boolean;
}

/** Memoized, since scrolling rerenders the list. */
const RowContent = memo(function RowContent<Row>({ row, renderRow, ...state }: RowContentProps<Row>) {
  return renderRow(row, state);
}) as <Row>(props: RowContentProps<Row>) => JSX.Element;

function keyAt<Row>(rows: readonly Row[], getKey: (row: Row) => string, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : getKey(row);
}

function pageSize(range: { startIndex: number; endIndex: number } | null): number {
  return range ? Math.max(1, range.endIndex - range.startIndex - 1) : 10;
}

const Scroller = styled.div.withConfig(partClass('VirtualList'))`
  position: relative;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  contain: strict;
  outline: none;
`;

const Content = styled.div.withConfig(innerClass('VirtualList-content'))`
  position: relative;
`;

const RowPlace = styled.div.withConfig(partClass('VirtualList-row'))`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid var(--pf-line-2);
  cursor: pointer;
  &:where(:hover) {
    background: var(--pf-hover);
  }
  &:where([data-active]) {
    background: var(--pf-primary-soft);
  }
  :where(:focus-visible) > * > &:where([data-active]) {
    outline: var(--pf-focus);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:where([data-active]) {
      border-inline-start: 4px solid Highlight;
    }
  }
`;
