import { isUnknownAttribute, isUrlAttribute } from '../attributes/attribute.ts';
import { holidayGaps, type PublicHoliday } from '../holidays/public-holidays.ts';
import type { CalendarDate } from '../hours/calendar.ts';
import type { BusinessType } from '../location-filters.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';
import { qualityBand, type QualityBand } from './quality-band.ts';

/** What the score is made of. */
export const qualityParts = [
  'name',
  'address',
  'coordinates',
  'primary_category',
  'additional_categories',
  'phone_number',
  'website',
  'opening_hours',
  'special_hours',
  'description',
  'opening_date',
  'attributes',
  'url_attributes',
  'service_items',
] as const;

export type QualityPart = (typeof qualityParts)[number];

export interface ListingQuality {
  /** Whole points from 0 to 100. */
  score: number;
  band: QualityBand;
  /** All parts with their maximum and reached points. */
  parts: { part: QualityPart; weight: number; points: number }[];
  /** Most points first. */
  next: { part: QualityPart; gain: number }[];
}

/** The fields that a score looks at. */
export type QualityFields = Pick<
  ListingFields,
  Exclude<
    ListingField,
    'region' | 'store_code' | 'phone_number_2' | 'open_status' | 'more_hours' | 'labels' | 'house_number'
  >
> & {
  /** Service-area businesses do not need an address. */
  business_type?: BusinessType | undefined;
};

/** The day and the holidays by which a listing is scored. */
export interface QualityCalendar {
  today: CalendarDate;
  /** Holidays of the listing's country, at least for the `holidayGapDays` from today on; empty if none are known. */
  holidays: readonly PublicHoliday[];
}

/** Returns how complete a listing is. The spec defines the bands; parts and weights are ours, and shown with the score. */
export function listingQuality(listing: QualityFields, calendar: QualityCalendar): ListingQuality {
  const parts = qualityParts.map((part) => ({
    part,
    weight: qualityWeights[part],
    points: qualityWeights[part] * shares[part](listing, calendar),
  }));
  const score = Math.round(parts.reduce((sum, { points }) => sum + points, 0));
  const next = parts
    .map(({ part, weight, points }) => ({ part, gain: weight - points }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  return { score, band: qualityBand(score), parts, next };
}

/** Points of 100. What customers look for first weighs most. */
export const qualityWeights: Readonly<Record<QualityPart, number>> = {
  name: 5,
  address: 10,
  coordinates: 5,
  primary_category: 10,
  additional_categories: 5,
  phone_number: 10,
  website: 10,
  opening_hours: 15,
  special_hours: 5,
  description: 10,
  opening_date: 3,
  attributes: 5,
  url_attributes: 2,
  service_items: 5,
};

/** How much of a part is there, from 0 to 1. */
const shares: Record<QualityPart, (listing: QualityFields, calendar: QualityCalendar) => number> = {
  name: ({ name }) => filled(name),
  address: ({ business_type, street, postal_code, city, country }) =>
    business_type === 'service_area'
      ? 1
      : share([street, postal_code, city, country].filter((text) => filled(text) === 1).length, 4),
  coordinates: ({ business_type, latitude, longitude }) =>
    Number(business_type === 'service_area' || (latitude !== null && longitude !== null)),
  primary_category: ({ primary_category }) => filled(primary_category),
  additional_categories: ({ additional_categories }) => share(additional_categories.length, 2),
  phone_number: ({ phone_number }) => filled(phone_number),
  website: ({ website }) => filled(website),
  opening_hours: ({ opening_hours }) => Number(opening_hours.length > 0),
  special_hours: (listing, { today, holidays }) =>
    Number(listing.opening_hours.length > 0 && holidayGaps(listing, holidays, today).length === 0),
  description: ({ description }) => share([...description.trim()].length, 250),
  opening_date: ({ opening_date }) => filled(opening_date),
  attributes: ({ attributes }) =>
    share(attributes.filter((one) => !isUrlAttribute(one) && !isUnknownAttribute(one)).length, 5),
  url_attributes: ({ attributes }) =>
    share(attributes.filter((one) => isUrlAttribute(one) && !isUnknownAttribute(one)).length, 1),
  service_items: ({ service_items }) => share(service_items.length, 3),
};

function filled(text: string): number {
  return Number(text.trim() !== '');
}

function share(count: number, enough: number): number {
  return Math.min(count / enough, 1);
}
