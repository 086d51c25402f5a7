import type { LocationHead } from '../../world/world-source.ts';

/** A Location of the Business Information API v1, with the fields that a chain's profile fills. */
export function locationResource(location: LocationHead): Record<string, unknown> {
  return {
    name: `locations/${location.id}`,
    languageCode: location.languageCode,
    storeCode: location.storeCode,
    title: location.title,
    phoneNumbers: { primaryPhone: location.phone },
    categories: {
      primaryCategory: { name: location.categoryId, displayName: location.categoryName },
    },
    storefrontAddress: location.address,
    websiteUri: location.website,
    labels: location.labels,
    latlng: { latitude: location.latitude, longitude: location.longitude },
    openInfo: { status: location.openState, canReopen: true },
    metadata: {
      hasVoiceOfMerchant: location.verified,
      canDelete: true,
      placeId: location.placeId,
      mapsUri: `https://maps.google.com/maps?cid=${location.id}`,
      newReviewUri: `https://search.google.com/local/writereview?placeid=${location.placeId}`,
    },
  };
}
