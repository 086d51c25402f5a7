import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { GeoPoint } from '../../../geo-point.ts';
import { Id, IdParam, IdText } from '../../../id.ts';
import { codeLine, line } from '../../../line.ts';
import { decimal } from '../../../number-text.ts';
import { ListingChanges } from '../listing-schema.ts';
import { Listing } from '../listings.endpoints.ts';
import { ownerships } from './new-listing.ts';

/** A place that the map shows already. */
export const MapPlace = z
  .object({
    place_id: z
      .string()
      .describe("The provider's id; a listing that is created with it takes the place over."),
    google_name: z
      .string()
      .nullable()
      .describe('Its name in a connected Google account, such as locations/123; null where it is in none.'),
    google_account_id: Id.nullable().describe('The connected account that it is in.'),
    name: z.string(),
    formatted_address: z.string(),
    geo_coords: GeoPoint.nullable(),
    maps_url: z.string(),
    ownership: z.enum(ownerships),
    request_admin_rights_url: z
      .string()
      .nullable()
      .describe('Where its owner can be asked for access; only with withOwner.'),
    facility_id: Id.nullable().describe('Our location, where it was imported and the member may see it.'),
    distance: z.number().int().nullable().describe('Metres from the pin; null without a pin.'),
    is_duplicate: z
      .boolean()
      .describe('By name and address the same business: creating it needs `duplicates_seen`.'),
  })
  .meta({ id: 'MapPlace' });
export type MapPlace = z.infer<typeof MapPlace>;

/** Adding to the map is for owners and admins (product spec, section 6). */
const access = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'blocked',
} as const;

export const NewListing = z
  .object({
    google_account_id: Id.describe('The connected account that it is created in.'),
    fields: ListingChanges.describe('A field that is not there is empty.'),
    place_id: z
      .string()
      .max(300)
      .optional()
      .describe('Of a place on the map that this listing takes over, such as one without an owner.'),
    duplicates_seen: z
      .boolean()
      .default(false)
      .describe('People have seen what the map shows already, and want it all the same.'),
  })
  .meta({ id: 'NewListing' });
export type NewListing = z.infer<typeof NewListing>;

export const createListing = defineEndpoint({
  id: 'createListing',
  method: 'post',
  path: '/facilities/',
  summary: 'Add a location to the map; answers before the provider does',
  access,
  body: NewListing,
  response: Listing,
  status: 201,
  problems: [
    'cannot_create_listings',
    'google_account_missing',
    'feature_disabled',
    'listing_invalid',
    'duplicates_found',
    'plan_limit_reached',
    'provider_unavailable',
  ],
});

export const retryCreation = defineEndpoint({
  id: 'retryCreation',
  method: 'post',
  path: '/facilities/{id}/creation/',
  summary: 'Try again to add to the map what the provider refused; edit it before that, as any listing',
  access,
  params: IdParam,
  response: Listing,
  status: 202,
  problems: [
    'not_profile_owner',
    'not_found',
    'cannot_create_listings',
    'google_account_missing',
    'creation_in_progress',
    'no_changes',
    'listing_invalid',
  ],
});

const text = (most: number) => line().max(most);

/** As the fields of a listing, in a query. */
export const SoughtPlace = z.object({
  name: text(500).min(1),
  street: text(1000).default(''),
  house_number: text(100).default(''),
  postal_code: codeLine().max(40).default(''),
  city: text(200).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('PL')
    .describe('ISO 3166-1 alpha-2.'),
  latitude: decimal(z.number().min(-90).max(90)).optional(),
  longitude: decimal(z.number().min(-180).max(180)).optional(),
  google_account_id: IdText.optional().describe('The connected account that asks. By default the first.'),
});
export type SoughtPlace = z.infer<typeof SoughtPlace>;

export const searchOnMap = defineEndpoint({
  id: 'searchOnMap',
  method: 'get',
  path: '/facilities/search/',
  summary: 'What the map shows already that is like a location which is to be created, likeliest first',
  access: {
    module: 'business_addresses',
    permission: 'view_facilities_data',
    plan: 'manage_location_data',
    fullAccess: true,
    demo: 'allowed',
  },
  query: SoughtPlace,
  response: z.object({ results: z.array(MapPlace) }),
  problems: ['cannot_create_listings', 'google_account_missing', 'provider_unavailable'],
});
