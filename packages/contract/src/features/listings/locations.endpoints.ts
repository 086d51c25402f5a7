import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { GeoPoint } from '../../geo-point.ts';
import { Id, idListText } from '../../id.ts';
import { digits } from '../../number-text.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import {
  businessTypes,
  locationSorts,
  mapsConnections,
  resultStatuses,
  verificationStatuses,
} from './location-filters.ts';
import { openStatuses } from './open-status.ts';
import { qualityParts } from './quality/listing-quality.ts';
import { qualityBands } from './quality/quality-band.ts';
import { profileStatuses, updateStatuses } from './updates/profile-status.ts';

/** What other screens need of a location: enough to name it and to choose it. */
export const LocationSummary = z
  .object({
    id: Id,
    name: z.string(),
    formatted_address: z.string(),
    city: z.string(),
    store_code: z.string(),
    is_verified: z.boolean(),
  })
  .meta({ id: 'LocationSummary' });
export type LocationSummary = z.infer<typeof LocationSummary>;

const LocationPlacement = z
  .object({
    id: Id,
    address_group: z.object({ id: Id }).nullable().describe('The first of the groups that it is in.'),
    gmb_address_id: z.string().nullable().describe('Its name at Google, such as locations/123.'),
    osm_address_id: z.string().nullable().describe('Its id at OpenStreetMap; null while nothing keeps one.'),
    is_owner: z.boolean().describe('False for a location that is only watched.'),
  })
  .meta({ id: 'LocationPlacement' });

export const ProfileStatusSchema = z.enum(profileStatuses).meta({ id: 'ProfileStatus' });

export const VerificationStatusSchema = z.enum(verificationStatuses).meta({ id: 'VerificationStatus' });

export const MapsConnectionSchema = z.enum(mapsConnections).meta({ id: 'MapsConnection' });

/** A row of the list of locations (product spec, section 3). */
export const LocationItem = LocationSummary.extend({
  business_type: z.enum(businessTypes),
  facility_listings: z.array(LocationPlacement).describe('Where the location is listed.'),
  geo: z.object({ country: z.string(), region: z.string() }),
  geo_coords: GeoPoint.nullable(),
  labels: z.array(z.string()),
  open_status: z.enum(openStatuses),
  location_state: ProfileStatusSchema.nullable().describe(
    'What the provider makes of the profile; null before it is known.',
  ),
  verification: VerificationStatusSchema,
  processing_in_progress: z
    .boolean()
    .describe('An update is on its way: nothing can be changed until it ends.'),
  update_status: z.enum(updateStatuses),
  maps_integration_status: MapsConnectionSchema.describe('Of Bing.'),
  quality_score: z.number().int().min(0).max(100),
}).meta({ id: 'LocationItem' });
export type LocationItem = z.infer<typeof LocationItem>;

const IdList = idListText(500).describe('Comma-separated ids.');

/** As `joinTexts` writes them. */
const TextList = z
  .string()
  .min(1)
  .max(4000)
  .describe('Comma-separated, any of them; a comma within one is written with a backslash before it.');

export const LocationFilters = z.object({
  q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
  query: z.string().max(200).optional().describe('The same as q.'),
  facilities_ids: IdList.optional().describe('Comma-separated ids: only these.'),
  groups: IdList.optional().describe('Comma-separated ids: locations of any of these groups.'),
  city: z.string().max(200).optional(),
  cities: TextList.optional(),
  store_codes: TextList.optional(),
  labels: TextList.optional(),
  is_owner: queryFlag.optional(),
  is_verified: queryFlag.optional(),
  verification: VerificationStatusSchema.optional(),
  location_state: ProfileStatusSchema.optional(),
  open_status: z.enum(openStatuses).optional(),
  bing_status: MapsConnectionSchema.optional(),
  result_status: z.enum(resultStatuses).optional(),
  quality: z.enum(qualityBands).optional(),
  quality_part: z
    .enum(qualityParts)
    .optional()
    .describe('Only locations that lack points of this part of their quality, unless closed for good.'),
  without_gmb_address: queryFlag.optional().describe('True: only locations that Google does not have.'),
  external_changes_status: digits(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  )
    .optional()
    .describe(
      'Only locations with a change by others that is pending 1, accepted 2, rejected 3, or deleted due to GMB 4 or Pinfold 5.',
    ),
  external_changes_source: digits(z.union([z.literal(1), z.literal(2)]))
    .optional()
    .describe('Only locations with a change by Google and visitors of its maps 1, or by another manager 2.'),
});
export type LocationFilters = z.infer<typeof LocationFilters>;

export const LocationPage = z
  .object({
    count: z.number().int().describe('All that match, on every page.'),
    results: z
      .array(z.union([LocationItem, LocationSummary]))
      .describe('Empty with only_ids; summaries with only_basic_info.'),
    ids: z.array(Id).optional().describe('With only_ids: everything that matches, 10 000 at most.'),
  })
  .meta({ id: 'LocationPage' });
export type LocationPage = z.infer<typeof LocationPage>;

export const listLocations = defineEndpoint({
  id: 'listLocations',
  method: 'get',
  path: '/facilities/',
  summary: 'The locations that the member may see',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(20).extend({
    ...LocationFilters.shape,
    order_by: z.enum(locationSorts).default('default').describe('By default by city and address.'),
    only_ids: queryFlag.optional(),
    only_basic_info: queryFlag.optional(),
  }),
  response: LocationPage,
});

const City = z.object({ city: z.string(), facilities_count: z.number().int() }).meta({ id: 'City' });

export const listCities = defineEndpoint({
  id: 'listCities',
  method: 'get',
  path: '/facilities/cities/',
  summary: 'The towns of the locations that the member may see',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  response: z.object({ results: z.array(City) }),
});
