import type { ListingContent, TimeOfDay, TimePeriod } from '../world/listings/listing-fields.ts';
import type { Language } from './language.ts';

/** A field of a listing in a line or two, as a person would say it. */
export function describeField(content: ListingContent, field: string, language: Language): string {
  switch (field) {
    case 'title':
      return content.title ?? '';
    case 'websiteUri':
      return content.websiteUri ?? '';
    case 'phoneNumbers': {
      const { primaryPhone = '', additionalPhones = [] } = content.phoneNumbers ?? {};
      return [primaryPhone, ...additionalPhones].join(', ');
    }
    case 'storefrontAddress': {
      const { addressLines = [], postalCode = '', locality = '' } = content.storefrontAddress ?? {};
      return [...addressLines, `${postalCode} ${locality}`.trim()].filter((part) => part !== '').join(', ');
    }
    case 'categories': {
      const { primaryCategory, additionalCategories = [] } = content.categories ?? {};
      return [primaryCategory, ...additionalCategories].map((one) => one?.displayName ?? '').join(', ');
    }
    case 'profile':
      return content.profile?.description ?? '';
    case 'openInfo':
      return opening[language][content.openInfo?.status ?? 'OPEN'];
    case 'regularHours':
      return (content.regularHours?.periods ?? []).map((one) => describePeriod(one, language)).join(', ');
    case 'serviceItems':
      return (content.serviceItems ?? [])
        .map(
          ({ structuredServiceItem, freeFormServiceItem }) =>
            freeFormServiceItem?.label?.displayName ?? structuredServiceItem?.serviceTypeId ?? '',
        )
        .join(', ');
    case 'attributes':
      return (content.attributes ?? [])
        .map(({ name, values = [] }) => `${name.replace('attributes/', '')} ${values.join(' ')}`.trim())
        .join(', ');
    default:
      return JSON.stringify(content[field as keyof ListingContent] ?? '');
  }
}

const opening = {
  pl: {
    OPEN: 'otwarte',
    CLOSED_TEMPORARILY: 'zamknięte tymczasowo',
    CLOSED_PERMANENTLY: 'zamknięte na stałe',
  },
  en: { OPEN: 'open', CLOSED_TEMPORARILY: 'closed for now', CLOSED_PERMANENTLY: 'closed for good' },
};

function describePeriod({ openDay, openTime, closeTime }: TimePeriod, language: Language): string {
  const weekday = new Date(Date.UTC(2024, 0, 1 + days.indexOf(openDay))).toLocaleDateString(language, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return `${weekday} ${clock(openTime)}–${clock(closeTime)}`;
}

function clock({ hours = 0, minutes = 0 }: TimeOfDay = {}): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The first of January 2024 was a Monday. */
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
