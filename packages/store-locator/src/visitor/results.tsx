import { type JSX, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Card } from './card.tsx';
import { type LocatorPartProps, part, type StoreLocatorSlots, type LateParts } from './parts.ts';
import { useWindow } from './use-window.ts';

interface ResultsProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts | null;
}

/** The list, or the reason that there is none. */
export function Results({ state, messages, slots, late }: ResultsProps): JSX.Element {
  const { status, problem, locator, result } = state;
  if (status === 'loading') return <Waiting label={messages.loading} />;
  if (!locator)
    return (
      <div className={part('message')} role="alert">
        <p>{messages.problems[problem ?? 'failed']}</p>
        {problem !== 'not_found' && (
          <button type="button" className={part('action')} data-kind="primary" onClick={() => state.retry()}>
            {messages.retry}
          </button>
        )}
      </div>
    );
  if (locator.count === 0) return <p className={part('message')}>{messages.nothingYet}</p>;
  if (result.rows.length > 0) return <CardList {...{ state, messages, slots, late }} />;
  if (state.isFetchingMore) return <Waiting label={messages.fetchingMore} />;
  return (
    <div className={part('message')}>
      <p>{messages.nothingMatchesHint}</p>
      <button type="button" className={part('action')} data-kind="primary" onClick={() => state.clear()}>
        {messages.clearAll}
      </button>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={part('list')}>
      <p className={part('hidden')} role="status">
        {label}
      </p>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={part('skeleton')} aria-hidden="true" />
      ))}
    </div>
  );
}

interface CardListProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts | null;
}

/** The result as a list that renders only visible rows. One tab stop; arrow keys move between stores. */
function CardList({ state, messages, slots, late }: CardListProps): JSX.Element {
  const { result, selected, engine } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const count = result.rows.length;
  const question = JSON.stringify([
    state.text,
    state.origin,
    state.filters,
    state.isOpenNow,
    state.followsMap,
  ]);
  const { first, last, topOf, total } = useWindow(scroller, {
    count,
    key: question,
    // No rows beyond the visible ones before the list has been painted.
    overscan: late ? 2 : 0,
  });
  const [active, setActive] = useState(0);
  const pressed = useRef<number | null>(null);

  const selectedRow = selected === null ? undefined : engine?.rowOf(selected);
  const selectedAt = selectedRow === undefined ? -1 : result.rows.indexOf(selectedRow);
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (followed.current === selected || selectedAt < 0) return;
    followed.current = selected;
    setActive(selectedAt);
    // A store that was selected on the map is scrolled to; one that was pressed in the list is not.
    if (pressed.current !== selected) scroller.current?.scrollTo?.({ top: topOf(selectedAt) });
  }, [selected, selectedAt, topOf]);
  useEffect(() => setActive(0), [question]);

  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    scroller.current?.querySelector<HTMLElement>(`[data-row="${focused}"] button`)?.focus();
    setFocused(null);
  }, [focused]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined || to < 0 || to >= count) return;
      event.preventDefault();
      setActive(to);
      setFocused(to);
    },
    [active, count],
  );

  // The focused row stays rendered out of sight, or the focus would be lost.
  const kept = active < count && (active < first || active >= last) ? active : null;
  // Memoized: measured heights move rows without rendering them again.
  const rows = useMemo(() => {
    const drawn = (row: number) =>
      state.cards(row, row + 1).map((card) => (
        <li
          key={card.id}
          className={part('card')}
          data-row={row}
          data-state={card.id === selected ? 'selected' : undefined}
          aria-setsize={count}
          aria-posinset={row + 1}
          style={row === kept ? { position: 'absolute', insetBlockStart: `${topOf(row)}px` } : undefined}
        >
          <Card
            {...{ state, messages, slots, late, card }}
            isSelected={card.id === selected}
            tabIndex={row === active ? 0 : -1}
            onKeyDown={onKeyDown}
            onPress={() => {
              pressed.current = card.id;
              setActive(row);
            }}
          />
        </li>
      ));
    const inSight = Array.from({ length: last - first }, (_, at) => first + at);
    return (kept === null ? inSight : [...inSight, kept]).flatMap(drawn);
  }, [state, messages, slots, late, selected, count, active, kept, first, last, topOf, onKeyDown]);
  return (
    <div ref={scroller} className={part('list')}>
      <ul
        className={part('cards')}
        aria-label={messages.list}
        style={{ blockSize: `${total}px`, paddingBlockStart: `${topOf(first)}px` }}
      >
        {rows}
      </ul>
    </div>
  );
}
