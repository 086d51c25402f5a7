import { seededRandom, seedOf } from '../random.ts';
import type { Listing } from './listing.ts';
import { shownContent } from './listing-content.ts';
import type { ListingChanges, TimePeriod } from './listing-fields.ts';
import { timeOf } from './seed-hours.ts';

export const readyChanges = [
  'hours',
  'phone',
  'website',
  'address',
  'title',
  'closed',
  'attributes',
] as const;
export type ReadyChange = (typeof readyChanges)[number];

/** A change as somebody might make it, so that nobody has to write one: the same listing and number, the same change. */
export function suggestChange(listing: Listing, kind: ReadyChange, number: number): ListingChanges {
  const random = seededRandom(seedOf('suggestion', listing.id, kind, number));
  const draw = Math.floor(random() * 1000);
  const shown = shownContent(listing);
  switch (kind) {
    case 'hours':
      return {
        regularHours: { periods: (shown.regularHours?.periods ?? []).map((one) => later(one, draw)) },
      };
    case 'phone': {
      const phone = shown.phoneNumbers?.primaryPhone ?? '+48 12 555 00 00';
      const ending = `${String(10 + (draw % 90))}`;
      return { phoneNumbers: { ...shown.phoneNumbers, primaryPhone: phone.slice(0, -2) + ending } };
    }
    case 'website':
      return { websiteUri: `https://mapa-lokali.example/miejsce/${draw}` };
    case 'address': {
      const [street = 'ul. Długa', ...lines] = shown.storefrontAddress?.addressLines ?? [];
      const moved = `${street.replace(/\s*\d\S*$/, '')} ${1 + (draw % 98)}`;
      return { storefrontAddress: { ...shown.storefrontAddress, addressLines: [moved, ...lines] } };
    }
    case 'title':
      return { title: `${shown.title ?? ''} ${shown.storefrontAddress?.locality ?? ''}`.trim() };
    case 'closed': {
      const openInfo = shown.openInfo ?? {};
      return { openInfo: { ...openInfo, status: 'CLOSED_TEMPORARILY' } };
    }
    case 'attributes': {
      const name = 'attributes/has_wheelchair_accessible_entrance';
      const before = (shown.attributes ?? []).find((one) => one.name === name)?.values?.[0] === true;
      const others = (shown.attributes ?? []).filter((one) => one.name !== name);
      return { attributes: [...others, { name, valueType: 'BOOL', values: [!before] }] };
    }
  }
}

/** Half an hour or an hour longer: what a guest who found the doors open reports. */
function later(period: TimePeriod, draw: number): TimePeriod {
  const { hours = 0, minutes = 0 } = period.closeTime ?? {};
  const closes = hours * 60 + minutes + (draw % 2 === 0 ? 30 : 60);
  return closes > 1440 ? period : { ...period, closeTime: timeOf(closes) };
}
