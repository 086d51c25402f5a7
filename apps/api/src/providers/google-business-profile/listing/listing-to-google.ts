import { rejoinStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import { phonesToSend } from '@pinfold/contract/features/listings/contact/phone';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { dateToGoogle, periodToGoogle, specialToGoogle } from './google-hours.ts';
import type { GoogleListing } from './google-location.ts';
import { serviceToGoogle } from './google-services.ts';

/**
 * A listing as Google takes it; an update mask chooses what is written. What Google has and we do not show, such as a
 * third phone number, is taken from what is live there now. Attributes have a call of their own.
 */
export function listingToGoogle(
  listing: ListingFields,
  live: Omit<GoogleListing, 'name'> = {},
): Omit<GoogleListing, 'name' | 'metadata'> {
  const { country } = listing;
  const languageCode = live.languageCode ?? 'pl';
  return {
    title: listing.name,
    storeCode: listing.store_code,
    storefrontAddress: {
      ...live.storefrontAddress,
      regionCode: country,
      languageCode: live.storefrontAddress?.languageCode ?? languageCode,
      postalCode: listing.postal_code,
      administrativeArea: listing.region,
      locality: listing.city,
      addressLines: rejoinStreetLines(listing, live.storefrontAddress?.addressLines ?? [], country),
    },
    ...(listing.latitude !== null &&
      listing.longitude !== null && {
        latlng: { latitude: listing.latitude, longitude: listing.longitude },
      }),
    phoneNumbers: phonesToSend(listing, live.phoneNumbers?.additionalPhones ?? [], country, phoneNumbers),
    websiteUri: listing.website,
    labels: [...listing.labels],
    categories: {
      primaryCategory: categoryRef(listing.primary_category),
      additionalCategories: listing.additional_categories.map(categoryRef),
    },
    regularHours: { periods: listing.opening_hours.map(periodToGoogle) },
    specialHours: { specialHourPeriods: listing.special_hours.map(specialToGoogle) },
    moreHours: listing.more_hours.map(({ hours_type_id: hoursTypeId, periods }) => ({
      hoursTypeId,
      periods: periods.map(periodToGoogle),
    })),
    openInfo: {
      status: listing.open_status,
      ...(listing.opening_date && { openingDate: dateToGoogle(listing.opening_date) }),
    },
    profile: { description: listing.description },
    serviceItems: listing.service_items.map((service) => serviceToGoogle(service, languageCode)),
  };
}

function categoryRef(id: string) {
  return { name: `categories/${categoryKey(id)}` };
}
