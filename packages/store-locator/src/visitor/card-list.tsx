import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type JSX } from 'react';
import { Card } from './card.tsx';
import { part } from './part.ts';
import { useWindow } from './use-window.ts';
import type { LateParts } from './load-late-parts.ts';
import type { LocatorPartProps, StoreLocatorSlots } from './locator-part-props.ts';

interface Props extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts | null;
}

/** All that was found, of which only what is in sight is drawn. One stop of the keyboard; arrows go from shop to shop. */
export function CardList({ state, words, slots, late }: Props): JSX.Element {
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
    // What is out of sight has time until the list was seen.
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
    // Chosen on the map it is brought to where it can be seen; what was pressed in the list stays where it is.
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

  // Where the keyboard is stays drawn, or the focus would be lost with it.
  const kept = active < count && (active < first || active >= last) ? active : null;
  // Heights that come out otherwise than supposed move rows and draw none of them again.
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
            {...{ state, words, slots, late, card }}
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
  }, [state, words, slots, late, selected, count, active, kept, first, last, topOf, onKeyDown]);
  return (
    <div ref={scroller} className={part('list')}>
      <ul
        className={part('cards')}
        aria-label={words.list}
        style={{ blockSize: `${total}px`, paddingBlockStart: `${topOf(first)}px` }}
      >
        {rows}
      </ul>
    </div>
  );
}
