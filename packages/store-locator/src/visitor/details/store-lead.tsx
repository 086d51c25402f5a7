import { openState } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { JSX } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { directionsUrl } from '../directions-url.ts';
import { formatDistance } from '../format-distance.ts';
import { openWords } from '../open-words.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { OutwardLink } from './outward-link.tsx';
import { phoneUrl } from './phone-url.ts';
import { RatingLine } from './rating-line.tsx';
import type { StorePartProps } from './store-part-props.ts';

/** What most visitors came for: where it is, whether it is open, the way there, and a call. */
export function StoreLead({
  state,
  store,
  words,
  own,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element {
  const open = store.is_closed_for_now
    ? ({ text: words.closedForNow, tone: 'bad' } as const)
    : openWords(openState(store.hours, store.zone, state.now), words);
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
