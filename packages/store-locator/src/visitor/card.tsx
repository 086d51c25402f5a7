import type { KeyboardEvent, JSX } from 'react';
import { openState } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicStoreCard } from '../locator-source.ts';
import { openingLabel, storeTitle } from './store-summary.ts';
import { type LocatorPartProps, part, type StoreLocatorSlots, type LateParts } from './parts.ts';
import { inTenths } from './messages/locator-messages.ts';

interface CardProps extends LocatorPartProps {
  slots: StoreLocatorSlots | undefined;
  card: PublicStoreCard;
  isSelected: boolean;
  late: LateParts | null;
  tabIndex?: 0 | -1;
  onPress?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** A store in the list; its actions are shown while it is selected. */
export function Card({
  state,
  messages,
  slots,
  card,
  isSelected,
  late,
  tabIndex,
  onPress,
  onKeyDown,
}: CardProps): JSX.Element {
  const { id, street, postal_code, city, rating, reviews_count: reviews } = card;
  const title = storeTitle(card, state.locator);
  const OwnPart = slots?.card;
  const opened = openingOf(card, { state, messages });
  const average = rating !== null && inTenths(rating, messages.language);
  return (
    <>
      <h3 className={part('name')}>
        <button
          type="button"
          className={part('choose')}
          data-store={id}
          aria-expanded={isSelected}
          tabIndex={tabIndex}
          onKeyDown={onKeyDown}
          onClick={() => {
            onPress?.();
            state.select(isSelected ? null : id);
          }}
        >
          {title}
        </button>
      </h3>
      {late && <late.Distance {...{ state, messages, id }} />}
      <p className={part('address')}>
        {[title === street ? '' : street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ')}
      </p>
      <p className={part('facts')}>
        {opened && (
          <span className={part('badge')} data-tone={opened.tone}>
            {opened.text}
          </span>
        )}
        {average && (
          <span className={part('rating')} role="img" aria-label={messages.rating(average, reviews)}>
            {`★ ${average}`}
          </span>
        )}
      </p>
      {OwnPart && <OwnPart {...{ state, messages, card }} />}
      {late && isSelected && <late.CardActions {...{ state, messages, card }} />}
    </>
  );
}

function openingOf(
  { id, is_closed_for_now: isClosed }: PublicStoreCard,
  { state, messages }: LocatorPartProps,
) {
  if (isClosed) return { text: messages.closedForNow, tone: 'bad' as const };
  const row = state.engine?.rowOf(id);
  const known = row === undefined ? null : state.engine?.hoursAt(row);
  return known ? openingLabel(openState(known.hours, known.zone, state.now), messages) : null;
}
