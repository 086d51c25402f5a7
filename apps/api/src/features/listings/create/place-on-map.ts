import { distanceMeters } from '@pinfold/contract/features/listings/address/coordinates';
import { joinStreetLines, splitStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import {
  isDuplicatePlace,
  type ComparedPlace,
} from '@pinfold/contract/features/listings/create/is-duplicate-place';
import type {
  MapPlace,
  SoughtPlace,
} from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import type { GooglePlaceOnMap } from '../../../providers/google-business-profile/creation-calls.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { OwnPlace } from './search-map.service.ts';

/** A location as Google looks for what is like it. */
export function soughtAtGoogle(sought: SoughtPlace): Omit<GoogleListing, 'name' | 'metadata'> {
  const { latitude, longitude } = sought;
  return {
    title: sought.name,
    storefrontAddress: {
      regionCode: sought.country,
      postalCode: sought.postal_code,
      locality: sought.city,
      addressLines: joinStreetLines(sought, sought.country),
    },
    ...(latitude !== undefined && longitude !== undefined && { latlng: { latitude, longitude } }),
  };
}

export function placeOnMap(
  sought: SoughtPlace,
  place: GooglePlaceOnMap,
  own: OwnPlace | undefined,
): MapPlace {
  const compared = comparedPlace(place);
  const pin = pinOf(sought);
  const { metadata, storefrontAddress: address } = place.location ?? {};
  const isClaimed = place.requestAdminRightsUri !== undefined;
  return {
    place_id: metadata?.placeId ?? '',
    google_name: own?.googleName ?? null,
    google_account_id: own?.accountId ?? null,
    name: compared.name,
    formatted_address: [
      ...(address?.addressLines ?? []),
      `${address?.postalCode ?? ''} ${compared.city}`.trim(),
    ]
      .filter((part) => part !== '')
      .join(', '),
    geo_coords: compared.coordinates,
    maps_url: metadata?.mapsUri ?? '',
    ownership: own ? 'existsInAccount' : isClaimed ? 'withOwner' : 'withoutOwner',
    request_admin_rights_url: own ? null : (place.requestAdminRightsUri ?? null),
    facility_id: own?.locationId ?? null,
    distance: pin && compared.coordinates && Math.round(distanceMeters(pin, compared.coordinates)),
    is_duplicate: isDuplicatePlace({ ...sought, coordinates: pin }, compared),
  };
}

function comparedPlace({ location = {} }: GooglePlaceOnMap): ComparedPlace {
  const { title = '', storefrontAddress: address = {}, latlng } = location;
  const country = address.regionCode ?? '';
  const { latitude, longitude } = latlng ?? {};
  return {
    name: title,
    ...splitStreetLines(address.addressLines ?? [], country),
    city: address.locality ?? '',
    country,
    coordinates: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

function pinOf({ latitude, longitude }: SoughtPlace): ComparedPlace['coordinates'] {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
