import { type JSX, useEffect, useRef } from 'react';
import { Filters } from './filters.tsx';
import { type LocatorPartProps, part, type StoreLocatorSlots, type LateParts } from './parts.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';

interface ListPanelProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  titleId: string;
  late: LateParts | null;
}

/** Search, filters and the list; and above them the details of the shop that is open. */
export function ListPanel({ state, words, slots, titleId, late }: ListPanelProps): JSX.Element {
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

interface HeaderProps extends LocatorPartProps {
  titleId: string;
  late: LateParts | null;
}

/** Whose locator it is, and in which language. */
function Header({ state, words, titleId, late }: HeaderProps): JSX.Element {
  const { header_name: name, logo } = state.locator?.options ?? { header_name: '', logo: null };
  return (
    <header className={part('header')}>
      {logo && <img className={part('logo')} src={logo.url} width={logo.width} height={logo.height} alt="" />}
      <h2 className={part('title')} id={titleId}>
        {name || words.title}
      </h2>
      {late && <late.LanguageChoice {...{ state, words }} />}
    </header>
  );
}

interface StatusLineProps extends LocatorPartProps {
  late: LateParts | null;
}

/** How many there are, told to those who do not see the list as well, and from where they are measured. */
function StatusLine({ state, words, late }: StatusLineProps): JSX.Element | null {
  const { locator, result, text, isFetchingMore } = state;
  if (!locator || locator.count === 0) return null;
  const nothing = () =>
    isFetchingMore ? words.fetchingMore : (late?.nothingLabel({ state, words }) ?? words.nothingMatches);
  return (
    <div className={part('status')}>
      <p className={part('count')} role="status">
        {result.isGuess ? words.guess(text) : result.count > 0 ? words.results(result.count) : nothing()}
      </p>
      {late && <late.OriginButton {...{ state, words }} />}
      {late && <late.OfflineNote words={words} />}
    </div>
  );
}
