import * as z from 'zod';
import { decimal } from '../../../number-text.ts';
import { IdText } from '../../../id.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { MapPlace } from './map-place.ts';

const text = (most: number) => z.string().max(most);

/** As the fields of a listing, in a query. */
export const SoughtPlace = z.object({
  name: text(500).min(1),
  street: text(1000).default(''),
  house_number: text(100).default(''),
  postal_code: text(40).default(''),
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
