import type { JSX } from 'react';
import type { LateParts } from './load-late-parts.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

interface Props extends LocatorPartProps {
  late: LateParts | null;
}

/** How many there are, told to those who do not see the list as well, and from where they are measured. */
export function StatusLine({ state, words, late }: Props): JSX.Element | null {
  const { locator, result, text, isFetchingMore } = state;
  if (!locator || locator.count === 0) return null;
  const nothing = () =>
    isFetchingMore ? words.fetchingMore : (late?.nothingWords({ state, words }) ?? words.nothingMatches);
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
