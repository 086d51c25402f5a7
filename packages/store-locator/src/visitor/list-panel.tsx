import { type JSX, useRef } from 'react';
import { useBeforePaint } from '../load-order.ts';
import { Filters } from './filters.tsx';
import { type LocatorPartProps, part, type StoreLocatorSlots, type LateParts } from './parts.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';

interface ListPanelProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  titleId: string;
  late: LateParts | null;
}

/** Search, filters and list, or the details of the open store over them. */
export function ListPanel({ state, messages, slots, titleId, late }: ListPanelProps): JSX.Element {
  const { opened, locator } = state;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useBeforePaint(() => {
    const closed = before.current;
    before.current = opened;
    if (opened !== null || closed === null) return;
    // Closing the details returns the focus to the store's card, or to the search field; at once, since a key that came
    // in between would reach nobody.
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
            <OwnHeader {...{ state, messages }} />
          </div>
        ) : (
          <Header {...{ state, messages, titleId, late }} />
        )}
        {isUsable && <SearchField {...{ state, messages, late }} />}
        {isUsable && <Filters {...{ state, messages }} />}
        <StatusLine {...{ state, messages, late }} />
        <Results {...{ state, messages, slots, late }} />
        {OwnFooter ? <OwnFooter {...{ state, messages }} /> : late && <late.Links {...{ state, messages }} />}
      </div>
      {late && opened !== null && <late.DetailsPane key={opened} {...{ state, messages }} id={opened} />}
    </div>
  );
}

interface HeaderProps extends LocatorPartProps {
  titleId: string;
  late: LateParts | null;
}

/** Logo, name and language of the locator. */
function Header({ state, messages, titleId, late }: HeaderProps): JSX.Element {
  const { header_name: name, logo } = state.locator?.options ?? { header_name: '', logo: null };
  return (
    <header className={part('header')}>
      {logo && <img className={part('logo')} src={logo.url} width={logo.width} height={logo.height} alt="" />}
      <h2 className={part('title')} id={titleId}>
        {name || messages.title}
      </h2>
      {late && <late.LanguageChoice {...{ state, messages }} />}
    </header>
  );
}

interface StatusLineProps extends LocatorPartProps {
  late: LateParts | null;
}

/** The number of results, announced to screen readers, and the search origin. */
function StatusLine({ state, messages, late }: StatusLineProps): JSX.Element | null {
  const { locator, result, text, isFetchingMore } = state;
  if (!locator || locator.count === 0) return null;
  const nothing = () =>
    isFetchingMore
      ? messages.fetchingMore
      : (late?.nothingLabel({ state, messages }) ?? messages.nothingMatches);
  return (
    <div className={part('status')}>
      <p className={part('count')} role="status">
        {result.isGuess
          ? messages.guess(text)
          : result.count > 0
            ? messages.results(result.count)
            : nothing()}
      </p>
      {late && <late.OriginButton {...{ state, messages }} />}
      {late && <late.OfflineNote messages={messages} />}
    </div>
  );
}
