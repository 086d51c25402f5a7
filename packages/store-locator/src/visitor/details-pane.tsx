import type { JSX } from 'react';
import { part } from './part.ts';
import { useLater } from '../use-later.ts';
import type { LocatorPartProps } from './locator-part-props.ts';

/** The details of one shop, above the list, which keeps its place. */
export function DetailsPane({ state, words, id }: LocatorPartProps & { id: number }): JSX.Element {
  const { value, isFailed, retry } = useLater(loadDetails, true);
  const Details = value?.StoreDetails;
  return (
    <div className={part('details')}>
      {Details ? (
        <Details {...{ state, words, id }} />
      ) : (
        <div className={part('message')} role={isFailed ? 'alert' : 'status'}>
          <p>{isFailed ? words.detailsFailed : words.loading}</p>
          {isFailed && (
            <button type="button" className={part('action')} onClick={retry}>
              {words.retry}
            </button>
          )}
          <button type="button" className={part('action')} onClick={() => state.open(null)}>
            {words.back}
          </button>
        </div>
      )}
    </div>
  );
}

function loadDetails() {
  return import('./details/store-details.tsx');
}
