import type { ListingContent } from '../../world/listings/listing-fields.ts';
import type { LocationHead } from '../../world/world-source.ts';
import { distance, geocode } from './geocode.ts';
import { violation, type Violation } from './violation.ts';

const mostLines = 5;
const field = 'storefront_address';

export function checkAddress(
  content: ListingContent,
  before: ListingContent | undefined,
  seeded: LocationHead | undefined,
): Violation[] {
  const { storefrontAddress: address, serviceArea, latlng } = content;
  if (!address) {
    return serviceArea
      ? []
      : [
          violation(
            field,
            'MISSING_STOREFRONT_ADDRESS_OR_SAB',
            'A storefront address or a service area is needed.',
          ),
        ];
  }
  const { regionCode, addressLines = [], locality, postalCode } = address;
  if (!regionCode) return [violation(field, 'ADDRESS_MISSING_REGION_CODE', 'The region code is missing.')];
  if (blocked.includes(regionCode)) {
    return [violation(field, 'BLOCKED_REGION', `Businesses from ${regionCode} are not accepted.`)];
  }
  const country = before?.storefrontAddress?.regionCode;
  if (country && country !== regionCode) {
    return [
      violation(field, 'ADDRESS_EDIT_CHANGES_COUNTRY', 'An edit cannot move a place to another country.'),
    ];
  }
  if (addressLines.length > mostLines) {
    return [violation(`${field}.address_lines`, 'TOO_MANY_ENTRIES', `At most ${mostLines} address lines.`)];
  }
  if (addressLines.some((line) => postBox.test(line))) {
    return [violation(field, 'PO_BOX_IN_ADDRESS_NOT_ALLOWED', 'A post office box is not an address.')];
  }
  if (!addressLines.some((line) => line.trim() !== '') || !locality) {
    return [violation(field, 'MISSING_ADDRESS_COMPONENTS', 'Street or town is missing.')];
  }
  if (regionCode === 'PL' && !/^\d\d-\d{3}$/.test(postalCode ?? '')) {
    return [violation(`${field}.postal_code`, 'INVALID_ADDRESS', 'A Polish postal code looks like 00-000.')];
  }
  if (regionCode !== 'PL') return [];
  const found = geocode(address, seeded);
  if (found) return [];
  return latlng?.latitude === undefined
    ? [violation(field, 'PIN_DROP_REQUIRED', 'The address cannot be located; give its coordinates.')]
    : [];
}

/** Checks given coordinates against the address. */
export function checkCoordinates(
  { latlng, storefrontAddress }: ListingContent,
  seeded: LocationHead | undefined,
): Violation[] {
  if (!latlng) return [];
  const { latitude = 0, longitude = 0 } = latlng;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return [violation('latlng', 'INVALID_LATLNG', 'The coordinates are outside of the globe.')];
  }
  const found = storefrontAddress && geocode(storefrontAddress, seeded);
  return found && distance(found, latlng) > found.within
    ? [violation('latlng', 'LAT_LNG_TOO_FAR_FROM_ADDRESS', 'The coordinates are too far from the address.')]
    : [];
}

const blocked = ['CU', 'IR', 'KP', 'SY'];
const postBox = /skr(?:ytka|\.)\s*poczt|\bp\.?\s?o\.?\s?box\b/i;
