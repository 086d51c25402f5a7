import * as z from 'zod';
import { Id } from '../../../id.ts';
import { ownerships } from './ownerships.ts';

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
    geo_coords: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
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
