import { joinStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import { minutesOf, timeOfMinutes } from '@pinfold/contract/features/listings/hours/calendar';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { BingBusiness } from '../../../../providers/bing-places/bing-places.ts';

/** The fields of a listing that Bing shows. */
export const bingFields = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'open_status',
  'opening_hours',
  'special_hours',
] as const satisfies readonly ListingField[];

/** What Bing does without in no business. */
export const bingRequires = [
  'name',
  'street',
  'city',
  'country',
  'postal_code',
  'primary_category',
] as const satisfies readonly ListingField[];

/** The fields of a listing by the columns of Bing that show them. */
export const fieldOfColumn: Readonly<Record<string, ListingField>> = {
  BusinessName: 'name',
  AddressLine1: 'street',
  AddressLine2: 'street',
  City: 'city',
  StateOrProvince: 'region',
  Country: 'country',
  ZipCode: 'postal_code',
  PhoneNumber: 'phone_number',
  Categories: 'primary_category',
  Latitude: 'latitude',
  Longitude: 'longitude',
  MainWebSite: 'website',
  OperatingHours: 'opening_hours',
  HolidayHours: 'special_hours',
  IsClosed: 'open_status',
};

/** Returns a location as Bing takes it: whole, since what is left out is deleted there. */
export function toBingBusiness(storeId: string, listing: ListingFields): BingBusiness {
  const [line = '', ...others] = joinStreetLines(listing, listing.country);
  const categories = [listing.primary_category, ...listing.additional_categories].map((id) => ({
    CategoryName: categoryName(id),
  }));
  const [primary = { CategoryName: '' }] = categories;
  const { latitude, longitude, website, phone_number: phone } = listing;
  return {
    StoreId: storeId,
    BusinessName: listing.name,
    AddressLine1: line,
    ...(others.length > 0 && { AddressLine2: others.join(', ') }),
    City: listing.city,
    StateOrProvince: listing.region,
    Country: listing.country,
    ZipCode: listing.postal_code,
    ...(phone !== '' && { PhoneNumber: phone }),
    Categories: { BusinessCategories: categories, PrimaryCategory: primary },
    ...(latitude !== null &&
      longitude !== null && { Latitude: String(latitude), Longitude: String(longitude) }),
    ...(website !== '' && { MainWebSite: website }),
    ...(listing.opening_hours.length > 0 && { OperatingHours: listing.opening_hours.map(hoursText) }),
    ...(listing.special_hours.length > 0 && { HolidayHours: listing.special_hours.map(holiday) }),
    IsClosed: listing.open_status === 'CLOSED_PERMANENTLY',
  };
}

/** `gcid:coffee_shop` as `Coffee Shop`: Bing takes the names of its categories, which are English. */
function categoryName(id: string): string {
  return id
    .replace(/^gcid:/, '')
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Monday is 0, as in a period. */
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function hoursText({ open_day, open_time, close_time }: ListingFields['opening_hours'][number]): string {
  return `${days[open_day]} ${halfDayTime(open_time)}-${halfDayTime(close_time)}`;
}

/** Such as `08:00 PM`; 24:00 is midnight. */
function halfDayTime(time: string): string {
  const minutes = (minutesOf(time) ?? 0) % 1440;
  const hour = Math.floor(minutes / 60);
  const clock = timeOfMinutes((hour % 12 === 0 ? 12 : hour % 12) * 60 + (minutes % 60));
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}

function holiday({ start_date, closed, open_time, close_time }: ListingFields['special_hours'][number]) {
  return {
    Date: start_date,
    IsClosed: closed,
    ...(!closed && open_time !== null && { OpenTime: open_time }),
    ...(!closed && close_time !== null && { CloseTime: close_time }),
  };
}
