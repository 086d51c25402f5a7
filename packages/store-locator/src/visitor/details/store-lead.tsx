import type { JSX } from 'react';
import { openState } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { formatDistance } from '../card-extras.tsx';
import { directionsUrl } from '../directions-url.ts';
import { part } from '../parts.ts';
import { openingLabel } from '../store-summary.ts';
import type { DetailsMessages } from '../messages/details-messages.ts';
import { inTenths, type LocatorMessages } from '../messages/locator-messages.ts';
import { detailsPart, type StorePartProps } from './details-section.tsx';
import { OutwardLink, phoneUrl } from './store-contact.tsx';

/** Address, opening state, rating, and the main actions. */
export function StoreLead({
  state,
  store,
  messages,
  detailsMessages,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element {
  const open = store.is_closed_for_now
    ? ({ text: messages.closedForNow, tone: 'bad' } as const)
    : openingLabel(openState(store.hours, store.zone, state.now), messages);
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
            <span className={part('hidden')}>{messages.away} </span>
            {formatDistance(distance, state.locator?.options.distance_unit ?? 'km', messages.language)}
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
          <RatingLine
            rating={store.rating}
            count={store.reviews_count}
            messages={messages}
            detailsMessages={detailsMessages}
          />
        )}
      </div>
      <div className={detailsPart('actions')}>
        <OutwardLink
          href={url}
          messages={messages}
          className={part('action')}
          isPrimary
          onFollow={() => state.emit({ type: 'directions', id: store.id, url })}
        >
          {messages.directions}
        </OutwardLink>
        {phone && (
          <OutwardLink
            href={phoneUrl(phone)}
            messages={messages}
            className={part('action')}
            onFollow={() => state.emit({ type: 'call', id: store.id, phone })}
          >
            {messages.call}
          </OutwardLink>
        )}
        {store.offer_link && (
          <OutwardLink href={store.offer_link.url} messages={messages} className={part('action')}>
            {store.offer_link.text || detailsMessages.offer}
          </OutwardLink>
        )}
      </div>
    </div>
  );
}

interface RatingLineProps {
  rating: number;
  count: number;
  messages: LocatorMessages;
  detailsMessages: DetailsMessages;
}

/** The average rating, with a text for screen readers. */
export function RatingLine({ rating, count, messages, detailsMessages }: RatingLineProps): JSX.Element {
  const average = inTenths(rating, messages.language);
  return (
    <span>
      <span className={part('hidden')}>{messages.rating(average, count)}</span>
      <span aria-hidden="true">
        <span className={detailsPart('stars')}>★</span> {average}{' '}
        <span className={detailsPart('note')}>({detailsMessages.reviewCount(count)})</span>
      </span>
    </span>
  );
}
