import { cutText } from '../../../cut-text.ts';
import { normaliseText } from '../../../normalise-text.ts';
import { sameWebsite } from '../../listings/contact/links.ts';
import { type PhoneNumbers, samePhone } from '../../listings/contact/phone.ts';
import type { Weekday } from '../../listings/hours/calendar.ts';
import { type HoursPeriod, sameHours } from '../../listings/hours/opening-hours.ts';
import type { ListingField, ListingFields } from '../../listings/listing-fields.ts';
import { type FacebookHours, facebookHoursOf, readFacebookHours } from './facebook-hours.ts';

/** What a page says of a location that apps can change. An empty text or week is no value. */
export interface FacebookFields {
  phone: string;
  website: string;
  about: string;
  hours: FacebookHours;
}

/** Characters of the text about a page. */
export const longestAbout = 100;

/**
 * What a page cannot hold of a listing: `cut` what is sent in part, `not_taken` what is not sent at all.
 */
export interface FacebookGap {
  field: ListingField;
  reason: 'cut' | 'not_taken';
  /** Of opening hours: the days that have more than two spans. */
  days?: Weekday[];
}

/** What a page is to say of a listing, and what it cannot hold of it. */
export interface FacebookListing {
  fields: FacebookFields;
  gaps: FacebookGap[];
}

/** Writes a listing for a page. Address and pin are not among it: Facebook takes no changes of them from apps. */
export function facebookListingOf(listing: ListingFields, phones: PhoneNumbers | undefined): FacebookListing {
  const description = normaliseText(listing.description).trim();
  const about = cutText(description.replaceAll(/\s+/g, ' '), longestAbout);
  const { hours, cutDays } = facebookHoursOf(listing.opening_hours);
  const phone = listing.phone_number.trim();
  return {
    fields: {
      phone: phones?.parse(phone, listing.country) ?? phone,
      website: listing.website.trim(),
      about,
      hours,
    },
    gaps: [
      ...(cutDays.length > 0 ? [{ field: 'opening_hours', reason: 'cut', days: cutDays } as const] : []),
      ...(about.endsWith('…') && !description.endsWith('…')
        ? [{ field: 'description', reason: 'cut' } as const]
        : []),
      ...notTaken
        .filter((field) => listing[field].length > 0)
        .map((field) => ({ field, reason: 'not_taken' }) as const),
      ...(listing.open_status === 'OPEN' ? [] : [{ field: 'open_status', reason: 'not_taken' } as const]),
    ],
  };
}

const notTaken = ['special_hours', 'more_hours', 'phone_number_2'] as const;

/** A field of a page that says something else than it is to say. */
export type FacebookDifference =
  | { field: 'phone' | 'website' | 'about'; before: string; after: string }
  | { field: 'hours'; before: HoursPeriod[]; after: HoursPeriod[] };

/**
 * The fields in which a page differs from what it is to say. Other spellings of the same are no difference, so that a page
 * is not written for nothing; what a listing does not say stays on the page as it is.
 *
 * @param country - ISO 3166-1 alpha-2, of the location.
 */
export function facebookDifference(
  before: FacebookFields,
  after: FacebookFields,
  country: string,
  phones: PhoneNumbers | undefined,
): FacebookDifference[] {
  const [oldHours, newHours] = [readFacebookHours(before.hours), readFacebookHours(after.hours)];
  const texts = (['phone', 'website', 'about'] as const)
    .filter((field) => {
      const [one, other] = [before[field], after[field]];
      if (other === '') return false;
      if (field === 'phone') return !samePhone(one, other, country, phones);
      if (field === 'website') return !sameWebsite(one, other);
      return normaliseText(one).trim() !== normaliseText(other).trim();
    })
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return [
    ...texts,
    ...(newHours.length === 0 || sameHours(oldHours, newHours)
      ? []
      : [{ field: 'hours', before: oldHours, after: newHours } as const]),
  ];
}

/** What to write so that a page says what it is to say. */
export function facebookChanges(
  after: FacebookFields,
  differences: readonly FacebookDifference[],
): Partial<FacebookFields> {
  const fields = new Set(differences.map(({ field }) => field));
  return {
    ...(fields.has('phone') && { phone: after.phone }),
    ...(fields.has('website') && { website: after.website }),
    ...(fields.has('about') && { about: after.about }),
    ...(fields.has('hours') && { hours: after.hours }),
  };
}
