import * as z from 'zod';
import { Id } from '../../id.ts';
import { businessTypes, mapsConnections, verificationStatuses } from './location-filters.ts';
import { openStatuses } from './open-status.ts';
import { profileStatuses } from './updates/profile-status.ts';
import { updateStatuses } from './updates/update-statuses.ts';

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
    address_group: z.object({ id: Id }).nullable(),
    gmb_address_id: z.string().nullable().describe('Its name at Google, such as locations/123.'),
    osm_address_id: z.string().nullable(),
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
  geo_coords: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
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
