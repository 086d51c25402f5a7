import type { JSX } from 'react';
import { CardList } from './card-list.tsx';
import { part } from './part.ts';
import type { LateParts } from './load-late-parts.ts';
import type { LocatorPartProps, StoreLocatorSlots } from './locator-part-props.ts';

interface Props extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  late: LateParts | null;
}

/** The list, or why there is none. */
export function Results({ state, words, slots, late }: Props): JSX.Element {
  const { status, problem, locator, result } = state;
  if (status === 'loading') return <Waiting label={words.loading} />;
  if (!locator)
    return (
      <div className={part('message')} role="alert">
        <p>{words.problems[problem ?? 'failed']}</p>
        {problem !== 'not_found' && (
          <button type="button" className={part('action')} data-kind="primary" onClick={() => state.retry()}>
            {words.retry}
          </button>
        )}
      </div>
    );
  if (locator.count === 0) return <p className={part('message')}>{words.nothingYet}</p>;
  if (result.rows.length > 0) return <CardList {...{ state, words, slots, late }} />;
  if (state.isFetchingMore) return <Waiting label={words.fetchingMore} />;
  return (
    <div className={part('message')}>
      <p>{words.nothingMatchesHint}</p>
      <button type="button" className={part('action')} data-kind="primary" onClick={() => state.clear()}>
        {words.clearAll}
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
