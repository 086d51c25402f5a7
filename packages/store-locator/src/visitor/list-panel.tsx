import { useEffect, useRef, type JSX } from 'react';
import { Filters } from './filters.tsx';
import { Header } from './header.tsx';
import type { LateParts } from './load-late-parts.ts';
import { part } from './part.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { StatusLine } from './status-line.tsx';
import type { LocatorPartProps, StoreLocatorSlots } from './locator-part-props.ts';

interface Props extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  titleId: string;
  late: LateParts | null;
}

/** Search, filters and the list; and above them the details of the shop that is open. */
export function ListPanel({ state, words, slots, titleId, late }: Props): JSX.Element {
  const { opened, locator } = state;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (opened !== null || closed === null) return;
    // Who closes the details goes on where they were opened.
    const card = panel.current?.querySelector<HTMLElement>(`[data-store="${closed}"]`);
    (card ?? panel.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [opened]);
  const OwnHeader = slots?.header;
  const OwnFooter = slots?.footer;
  const isUsable = locator !== null && locator.count > 0;
  return (
    <div ref={panel} className={part('panel')}>
      <div className={part('main')} data-covered={opened !== null || undefined}>
        {OwnHeader ? (
          <div id={titleId}>
            <OwnHeader {...{ state, words }} />
          </div>
        ) : (
          <Header {...{ state, words, titleId, late }} />
        )}
        {isUsable && <SearchField {...{ state, words, late }} />}
        {isUsable && <Filters {...{ state, words }} />}
        <StatusLine {...{ state, words, late }} />
        <Results {...{ state, words, slots, late }} />
        {OwnFooter ? <OwnFooter {...{ state, words }} /> : late && <late.Links {...{ state, words }} />}
      </div>
      {late && opened !== null && <late.DetailsPane key={opened} {...{ state, words }} id={opened} />}
    </div>
  );
}
