import type { LocationHead } from '../world-source.ts';
import type { Listing } from './listing.ts';

/** The few facts about a listing that reviews and lists go by. */
export function headOfListing(listing: Listing, seeded: LocationHead | undefined): LocationHead {
  const { content, standing } = listing;
  const address = content.storefrontAddress ?? {};
  const primary = content.categories?.primaryCategory;
  return {
    ...seeded,
    id: listing.id,
    title: content.title ?? '',
    storeCode: content.storeCode ?? '',
    phone: content.phoneNumbers?.primaryPhone ?? '',
    website: content.websiteUri ?? '',
    languageCode: content.languageCode ?? 'pl',
    address: {
      regionCode: address.regionCode ?? '',
      languageCode: address.languageCode ?? '',
      postalCode: address.postalCode ?? '',
      administrativeArea: address.administrativeArea ?? '',
      locality: address.locality ?? '',
      addressLines: address.addressLines ?? [],
    },
    latitude: content.latlng?.latitude ?? 0,
    longitude: content.latlng?.longitude ?? 0,
    categoryId: primary?.name ?? '',
    categoryName: primary?.displayName ?? '',
    labels: content.labels ?? [],
    placeId: listing.placeId,
    verified: standing === 'live',
    openState: content.openInfo?.status ?? 'OPEN',
  };
}
