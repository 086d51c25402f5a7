import { sql } from 'drizzle-orm';
import { distanceMeters } from '@pinfold/contract/geo';
import { joinStreetLines, splitStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import type {
  MapPlace,
  SoughtPlace,
} from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import {
  isDuplicatePlace,
  type ComparedPlace,
} from '@pinfold/contract/features/listings/create/is-duplicate-place';
import { rows } from '../../../database/database.ts';
import { locationScope } from '../location-scope.ts';
import type { GooglePlaceOnMap } from '../../../providers/google-business-profile/creation-calls.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { askGoogle, listGrants, requireGrant, type GoogleGrant } from '../google-grant.ts';
import { requireCreator } from './creation-guard.ts';

/** What the map shows that is like a location, with whose it is; the same business comes first. */
export async function searchMap(
  services: Services,
  member: Member,
  sought: SoughtPlace,
): Promise<{ results: MapPlace[] }> {
  await requireCreator(services, member);
  const grant = await requireGrant(services, member.companyId, sought.google_account_id);
  const found = await askForMatches(grant.google.searchMap(soughtAtGoogle(sought)));
  const own = await imported(services, member, found.map(placeIdOf));
  const grants = await listGrants(services, member.companyId);
  const results = await Promise.all(
    found.map(async (place) => {
      const known = own.get(placeIdOf(place)) ?? (await ownAtGoogle(grants, place));
      return placeOnMap(sought, place, known);
    }),
  );
  return { results: results.toSorted((a, b) => Number(b.is_duplicate) - Number(a.is_duplicate)) };
}

/** A place in one of the company's accounts. */
interface OwnPlace {
  googleName: string;
  accountId: number | null;
  /** Ours, where it was imported and the member sees it. */
  locationId: number | null;
}

function placeIdOf({ location }: GooglePlaceOnMap): string {
  return location?.metadata?.placeId ?? '';
}

async function imported(
  { database }: Services,
  member: Member,
  placeIds: readonly string[],
): Promise<Map<string, OwnPlace>> {
  const visible = locationScope(member, sql`locations.id`);
  const known = await rows<OwnRow>(
    database.queries,
    sql`select place_id, google_name, google_account_id::int8 as account_id,
               case when ${visible} then id::int8 end as location_id
        from locations
        where company_id = ${member.companyId} and google_name is not null
          and place_id in (select jsonb_array_elements_text(${JSON.stringify(placeIds)}::jsonb)) and place_id <> ''`,
  );
  return new Map(
    known.map((row) => [
      row.place_id,
      {
        googleName: row.google_name,
        accountId: row.account_id,
        locationId: row.location_id,
      },
    ]),
  );
}

interface OwnRow {
  place_id: string;
  google_name: string;
  account_id: number | null;
  location_id: number | null;
}

/** Google's search says only that a place is managed; each of our accounts is asked whether it manages it. */
async function ownAtGoogle(
  grants: readonly GoogleGrant[],
  place: GooglePlaceOnMap,
): Promise<OwnPlace | undefined> {
  const title = place.location?.title;
  if (place.requestAdminRightsUri === undefined || !title) return undefined;
  for (const { google, accountName, accountId } of grants) {
    const listed = await askForMatches(google.findByTitle(accountName, title));
    const same = listed.find(({ metadata }) => metadata?.placeId === placeIdOf(place));
    if (same) return { googleName: same.name, accountId, locationId: null };
  }
  return undefined;
}

/** Without a match if Google rejects the search, such as for an unknown country; creating the location reports why. */
function askForMatches<Match>(answer: Promise<Match[]>): Promise<Match[]> {
  return ifRefused(askGoogle(answer), () => []);
}

/** The sought location as a query for similar places at Google. */
function soughtAtGoogle(sought: SoughtPlace): Omit<GoogleListing, 'name' | 'metadata'> {
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

function placeOnMap(sought: SoughtPlace, place: GooglePlaceOnMap, own: OwnPlace | undefined): MapPlace {
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
