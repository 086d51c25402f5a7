import { splitStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import { attributeFromGoogle } from './google-attributes.ts';
import { dateFromGoogle, periodFromGoogle, specialFromGoogle } from './google-hours.ts';
import type { GoogleAttribute, GoogleListing } from './google-location.ts';
import { serviceFromGoogle } from './google-services.ts';

/** Converts a location of Google to our fields. */
export function listingFromGoogle(
  location: GoogleListing,
  attributes: readonly GoogleAttribute[] = [],
): ListingFields {
  const { storefrontAddress: address = {}, categories = {}, phoneNumbers = {}, openInfo = {} } = location;
  const country = (address.regionCode ?? '').toUpperCase();
  return {
    name: location.title ?? '',
    ...splitStreetLines(address.addressLines ?? [], country),
    postal_code: address.postalCode ?? '',
    city: address.locality ?? '',
    region: address.administrativeArea ?? '',
    country,
    latitude: location.latlng?.latitude ?? null,
    longitude: location.latlng?.longitude ?? null,
    store_code: location.storeCode ?? '',
    primary_category: categoryKey(categories.primaryCategory?.name ?? ''),
    additional_categories: (categories.additionalCategories ?? []).map(({ name = '' }) => categoryKey(name)),
    website: location.websiteUri ?? '',
    phone_number: phoneNumbers.primaryPhone ?? '',
    phone_number_2: phoneNumbers.additionalPhones?.[0] ?? '',
    description: location.profile?.description ?? '',
    opening_date: dateFromGoogle(openInfo.openingDate),
    open_status: openStatuses.find((status) => status === openInfo.status) ?? 'OPEN',
    opening_hours: (location.regularHours?.periods ?? []).map(periodFromGoogle),
    special_hours: (location.specialHours?.specialHourPeriods ?? []).map(specialFromGoogle),
    more_hours: (location.moreHours ?? []).map(({ hoursTypeId = '', periods = [] }) => ({
      hours_type_id: hoursTypeId,
      periods: periods.map(periodFromGoogle),
    })),
    service_items: (location.serviceItems ?? []).map(serviceFromGoogle),
    attributes: attributes.flatMap(attributeFromGoogle),
    labels: location.labels ?? [],
  };
}
