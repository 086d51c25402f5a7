import type { OpenState, StoreTime } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicLocator, PublicStoreCard } from '../locator-source.ts';
import type { LocatorMessages } from './messages/locator-messages.ts';

/** Returns a store's name, or its street if all loaded stores have the same name. */
export function storeTitle(card: PublicStoreCard, locator: PublicLocator | null): string {
  const names = new Set(locator?.stores.map(({ name }) => name));
  const haveOneName = (locator?.stores.length ?? 0) > 1 && names.size === 1 && names.has(card.name);
  return haveOneName && card.street !== '' ? card.street : card.name;
}

/** The text that says whether a store is open, with its tone. */
interface OpeningLabel {
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** Returns the label of an open state; null if the hours are unknown. */
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

/** Formats minutes since midnight as `8:05`; 1440 is 24:00. */
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
