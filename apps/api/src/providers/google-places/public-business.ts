import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import { timeOfMinutes, weekdayAfter } from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';

/** What everybody sees of a business on the map. */
export interface PublicBusiness {
  placeId: string;
  /** As the fields of a listing; what the map does not show is empty. */
  fields: ListingFields;
  /** In the words of the provider; empty where it does not say. */
  category: string;
  mapsUrl: string;
  /** From 1 to 5; null without reviews. */
  rating: number | null;
  reviewsCount: number;
}

/** What is asked of a Place of the Places API (New) that is a business. */
export interface BusinessResource {
  id: string;
  displayName?: { text?: string };
  primaryTypeDisplayName?: { text?: string };
  addressComponents?: { longText?: string; shortText?: string; types?: string[] }[];
  location?: { latitude?: number; longitude?: number };
  internationalPhoneNumber?: string;
  websiteUri?: string;
  regularOpeningHours?: { periods?: PlacePeriod[] };
  businessStatus?: string;
  rating?: number;
  userRatingCount?: number;
  googleMapsUri?: string;
}

export const businessMask =
  'id,displayName,primaryTypeDisplayName,addressComponents,location,internationalPhoneNumber,websiteUri,' +
  'regularOpeningHours.periods,businessStatus,rating,userRatingCount,googleMapsUri';

export function readBusiness(found: BusinessResource): PublicBusiness {
  const { location = {}, addressComponents: components = [], businessStatus = '' } = found;
  const component = (type: string) => components.find(({ types }) => types?.includes(type));
  return {
    placeId: found.id,
    fields: {
      ...emptyListing,
      name: found.displayName?.text ?? '',
      street: component('route')?.longText ?? '',
      house_number: component('street_number')?.longText ?? '',
      postal_code: component('postal_code')?.longText ?? '',
      city: (component('locality') ?? component('postal_town'))?.longText ?? '',
      region: (component('administrative_area_level_1')?.longText ?? '').replace(/^województwo /i, ''),
      country: component('country')?.shortText ?? '',
      latitude: location.latitude ?? null,
      longitude: location.longitude ?? null,
      phone_number: found.internationalPhoneNumber ?? '',
      website: found.websiteUri ?? '',
      open_status: openStatuses[businessStatus] ?? 'OPEN',
      opening_hours: readPeriods(found.regularOpeningHours?.periods ?? []),
    },
    category: found.primaryTypeDisplayName?.text ?? '',
    mapsUrl: found.googleMapsUri ?? '',
    rating: found.rating ?? null,
    reviewsCount: found.userRatingCount ?? 0,
  };
}

const openStatuses: Readonly<Record<string, OpenStatus>> = {
  CLOSED_TEMPORARILY: 'CLOSED_TEMPORARILY',
  CLOSED_PERMANENTLY: 'CLOSED_PERMANENTLY',
};

/** Sunday is 0. */
interface PlacePoint {
  day?: number;
  hour?: number;
  minute?: number;
}

interface PlacePeriod {
  open?: PlacePoint;
  /** Missing where the business never closes. */
  close?: PlacePoint;
}

function readPeriods(periods: readonly PlacePeriod[]): HoursPeriod[] {
  return periods.flatMap(({ open = {}, close }): HoursPeriod[] => {
    if (!close)
      return [0, 1, 2, 3, 4, 5, 6].map((day) => {
        const weekday = weekdayAfter(0, day);
        return { open_day: weekday, open_time: '00:00', close_day: weekday, close_time: '24:00' };
      });
    const [openDay, closeDay] = [weekdayOf(open), weekdayOf(close)];
    const isMidnight = minutesOf(close) === 0 && openDay !== closeDay;
    return [
      {
        open_day: openDay,
        open_time: timeOfMinutes(minutesOf(open)),
        close_day: isMidnight ? openDay : closeDay,
        close_time: isMidnight ? '24:00' : timeOfMinutes(minutesOf(close)),
      },
    ];
  });
}

/** Monday is 0 in a listing. */
const weekdayOf = ({ day = 0 }: PlacePoint) => weekdayAfter(0, (day + 6) % 7);

const minutesOf = ({ hour = 0, minute = 0 }: PlacePoint) => hour * 60 + minute;
