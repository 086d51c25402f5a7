import type { OpenState, ShopTime } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicLocator, PublicStoreCard } from '../locator-source.ts';
import type { LocatorWords } from './words/locator-words.ts';

/** What tells a shop from the others of its locator: its name, or its street where they all have one name. */
export function storeTitle(card: PublicStoreCard, locator: PublicLocator | null): string {
  const names = new Set(locator?.stores.map(({ name }) => name));
  const haveOneName = (locator?.stores.length ?? 0) > 1 && names.size === 1 && names.has(card.name);
  return haveOneName && card.street !== '' ? card.street : card.name;
}

/** Whether a shop is open, as a visitor reads it. */
interface OpeningLabel {
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** Null where nothing is known. */
export function openingLabel(state: OpenState, words: LocatorWords): OpeningLabel | null {
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'always_open':
      return { text: words.alwaysOpen, tone: 'good' };
    case 'open': {
      const time = clockTime(state.until.minutes);
      return state.isClosingSoon
        ? { text: words.closesAt(time), tone: 'warn' }
        : { text: words.openUntil(time), tone: 'good' };
    }
    case 'closed':
      return state.isSpecialDay
        ? { text: words.closedToday, tone: 'bad' }
        : { text: state.opens ? opensLabel(state.opens, words) : words.closed, tone: 'plain' };
  }
}

/** Since the date began; the midnight at its end is 24:00. */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function opensLabel({ date, minutes, daysAhead }: ShopTime, words: LocatorWords): string {
  const time = clockTime(minutes);
  if (daysAhead === 0) return words.opensAt(time);
  if (daysAhead === 1) return words.opensTomorrowAt(time);
  const day = new Date(`${date}T00:00:00Z`);
  if (daysAhead < 7) return words.opensOnAt((day.getUTCDay() + 6) % 7, time);
  return words.opensOnDate(
    new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day),
  );
}
