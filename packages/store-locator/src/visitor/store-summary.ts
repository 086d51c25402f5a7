import type { OpenState, StoreTime } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicLocator, PublicStoreCard } from '../locator-source.ts';
import type { LocatorMessages } from './messages/locator-messages.ts';

/** What tells a store from the others of its locator: its name, or its street where they all have one name. */
export function storeTitle(card: PublicStoreCard, locator: PublicLocator | null): string {
  const names = new Set(locator?.stores.map(({ name }) => name));
  const haveOneName = (locator?.stores.length ?? 0) > 1 && names.size === 1 && names.has(card.name);
  return haveOneName && card.street !== '' ? card.street : card.name;
}

/** Whether a store is open, as a visitor reads it. */
interface OpeningLabel {
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** Null where nothing is known. */
export function openingLabel(state: OpenState, messages: LocatorMessages): OpeningLabel | null {
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'always_open':
      return { text: messages.alwaysOpen, tone: 'good' };
    case 'open': {
      const time = clockTime(state.until.minutes);
      return state.isClosingSoon
        ? { text: messages.closesAt(time), tone: 'warn' }
        : { text: messages.openUntil(time), tone: 'good' };
    }
    case 'closed':
      return state.isSpecialDay
        ? { text: messages.closedToday, tone: 'bad' }
        : { text: state.opens ? opensLabel(state.opens, messages) : messages.closed, tone: 'plain' };
  }
}

/** Since the date began; the midnight at its end is 24:00. */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function opensLabel({ date, minutes, daysAhead }: StoreTime, messages: LocatorMessages): string {
  const time = clockTime(minutes);
  if (daysAhead === 0) return messages.opensAt(time);
  if (daysAhead === 1) return messages.opensTomorrowAt(time);
  const day = new Date(`${date}T00:00:00Z`);
  if (daysAhead < 7) return messages.opensOnAt((day.getUTCDay() + 6) % 7, time);
  return messages.opensOnDate(
    new Intl.DateTimeFormat(messages.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      day,
    ),
  );
}
