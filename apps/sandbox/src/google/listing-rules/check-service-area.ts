import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const mostPlaces = 20;

export function checkServiceArea({ serviceArea, phoneNumbers, websiteUri }: ListingContent): Violation[] {
  if (!serviceArea) return [];
  const places = serviceArea.places?.placeInfos ?? [];
  const field = 'service_area.places';
  const isOnTheRoad = serviceArea.businessType === 'CUSTOMER_LOCATION_ONLY';
  return [
    ...(places.length > mostPlaces
      ? [violation(field, 'TOO_MANY_ENTRIES', `At most ${mostPlaces} places.`)]
      : []),
    ...(places.some(({ placeId }) => !/^ChIJ[\w-]+$/.test(placeId ?? ''))
      ? [violation(field, 'INVALID_SERVICE_AREA_PLACE_ID', 'A place id is not known.')]
      : []),
    ...(isOnTheRoad && !serviceArea.regionCode
      ? [violation('service_area.region_code', 'REQUIRED_FIELD_MISSING_VALUE', 'The region code is missing.')]
      : []),
    ...(isOnTheRoad && !phoneNumbers?.primaryPhone && !websiteUri
      ? [violation('phone_numbers', 'MISSING_BOTH_PHONE_AND_WEBSITE', 'A phone or a website is needed.')]
      : []),
  ];
}
