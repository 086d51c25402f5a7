import { joinStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import { sameWebsite } from '@pinfold/contract/features/listings/contact/links';
import { samePhone } from '@pinfold/contract/features/listings/contact/phone';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { type HoursPeriod, normalizeHours } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';

/** What we say of a location at Apple, field by field. Apple holds more, which is left as it is. */
export interface AppleListing {
  name: string;
  address: { street: string; postal_code: string; city: string; region: string; country: string };
  /** Degrees, as in `50.06143,19.93658`; empty where they are not known. */
  position: string;
  phone: string;
  website: string;
  store_code: string;
  open_status: OpenStatus;
  opening_hours: HoursPeriod[];
  special_hours: ListingFields['special_hours'][number][];
}

export type AppleField = keyof AppleListing;

/** The fields of a listing by those of Apple. */
export const fieldOfApple = {
  name: 'name',
  address: 'street',
  position: 'latitude',
  phone: 'phone_number',
  website: 'website',
  store_code: 'store_code',
  open_status: 'open_status',
  opening_hours: 'opening_hours',
  special_hours: 'special_hours',
} as const satisfies Record<AppleField, ListingField>;

export const appleFieldNames = Object.keys(fieldOfApple) as AppleField[];

/** Returns what is to be said of a location. */
export function toAppleListing(listing: ListingFields): AppleListing {
  const { latitude, longitude } = listing;
  return {
    name: listing.name,
    address: {
      street: joinStreetLines(listing, listing.country).join('\n'),
      postal_code: listing.postal_code,
      city: listing.city,
      region: listing.region,
      country: listing.country,
    },
    position: latitude === null || longitude === null ? '' : applePosition(latitude, longitude),
    phone: listing.phone_number,
    website: listing.website,
    store_code: listing.store_code,
    open_status: listing.open_status,
    opening_hours: normalizeHours(listing.opening_hours),
    special_hours: listing.special_hours.map(({ start_date, end_date, closed, open_time, close_time }) => ({
      start_date,
      end_date,
      closed,
      open_time: closed ? null : open_time,
      close_time: closed ? null : close_time,
    })),
  };
}

/** The fields in which two listings differ. Other spellings of one number or address are no difference. */
export function differingFields(one: AppleListing, other: AppleListing): AppleField[] {
  return appleFieldNames.filter((field) => !isSameValue(field, one, other));
}

/** Whether two listings say the same in a field. */
export function isSameValue(field: AppleField, one: AppleListing, other: AppleListing): boolean {
  if (field === 'phone')
    return samePhone(one.phone, other.phone, one.address.country || other.address.country, phoneNumbers);
  if (field === 'website') return sameWebsite(one.website, other.website);
  return canonical(one[field]) === canonical(other[field]);
}

/** In one order of keys: the database keeps its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Degrees to about a metre. */
export function applePosition(latitude: number, longitude: number): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
