import type { JSX } from 'react';
import { openState } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { formatDistance } from '../card-extras.tsx';
import { directionsUrl } from '../directions-url.ts';
import { part } from '../parts.ts';
import { openingLabel } from '../store-summary.ts';
import type { DetailsWords } from '../words/details/details-words.ts';
import { inTenths, type LocatorWords } from '../words/locator-words.ts';
import { detailsPart, type StorePartProps } from './details-section.tsx';
import { OutwardLink, phoneUrl } from './store-contact.tsx';

/** What most visitors came for: where it is, whether it is open, the way there, and a call. */
export function StoreLead({
  state,
  store,
  words,
  own,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element {
  const open = store.is_closed_for_now
    ? ({ text: words.closedForNow, tone: 'bad' } as const)
    : openingLabel(openState(store.hours, store.zone, state.now), words);
  const distance = state.distanceTo(store.id);
  const url = directionsUrl(store);
  const phone = store.phones[0];
  return (
    <div className={detailsPart('lead')}>
      {store.category && <p className={detailsPart('note')}>{store.category}</p>}
      <address>
        {store.formatted_address}
        {distance !== undefined && (
          <span className={detailsPart('note')}>
            {' · '}
            <span className={part('hidden')}>{words.away} </span>
            {formatDistance(distance, state.locator?.options.distance_unit ?? 'km', words.language)}
          </span>
        )}
      </address>
      <div className={part('facts')}>
        {open && (
          <span className={part('badge')} data-tone={open.tone}>
            {open.text}
          </span>
        )}
        {store.rating !== null && (
          <RatingLine rating={store.rating} count={store.reviews_count} words={words} own={own} />
        )}
      </div>
      <div className={detailsPart('actions')}>
        <OutwardLink
          href={url}
          words={words}
          className={part('action')}
          isPrimary
          onFollow={() => state.emit({ type: 'directions', id: store.id, url })}
        >
          {words.directions}
        </OutwardLink>
        {phone && (
          <OutwardLink
            href={phoneUrl(phone)}
            words={words}
            className={part('action')}
            onFollow={() => state.emit({ type: 'call', id: store.id, phone })}
          >
            {words.call}
          </OutwardLink>
        )}
        {store.offer_link && (
          <OutwardLink href={store.offer_link.url} words={words} className={part('action')}>
            {store.offer_link.text || own.offer}
          </OutwardLink>
        )}
      </div>
    </div>
  );
}

interface RatingLineProps {
  rating: number;
  count: number;
  words: LocatorWords;
  own: DetailsWords;
}

/** The average, drawn for the eye and said in words for the ear. */
export function RatingLine({ rating, count, words, own }: RatingLineProps): JSX.Element {
  const average = inTenths(rating, words.language);
  return (
    <span>
      <span className={part('hidden')}>{words.rating(average, count)}</span>
      <span aria-hidden="true">
        <span className={detailsPart('stars')}>★</span> {average}{' '}
        <span className={detailsPart('note')}>({own.reviewCount(count)})</span>
      </span>
    </span>
  );
}
