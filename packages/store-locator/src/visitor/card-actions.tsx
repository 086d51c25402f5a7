import type { JSX } from 'react';
import type { PublicStoreCard } from '../locator.ts';
import { directionsUrl } from './directions-url.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

/** What a visitor can do with the shop that is selected. */
export function CardActions({
  state,
  words,
  card,
}: LocatorPartProps & { card: PublicStoreCard }): JSX.Element {
  const { id, name, phone } = card;
  const url = directionsUrl(card);
  return (
    <div className={part('actions')}>
      <a
        className={part('action')}
        data-kind="primary"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words.directionsTo(name)} (${words.newWindow})`}
        onClick={() => state.emit({ type: 'directions', id, url })}
      >
        {words.directions}
      </a>
      {/^\+?[\d ]+$/.test(phone) && (
        <a
          className={part('action')}
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={words.callTo(name)}
          onClick={() => state.emit({ type: 'call', id, phone })}
        >
          {words.call}
        </a>
      )}
      <button
        type="button"
        className={part('action')}
        data-kind="quiet"
        aria-label={words.detailsOf(name)}
        onClick={() => state.open(id)}
      >
        {words.details}
      </button>
    </div>
  );
}
