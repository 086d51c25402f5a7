import * as z from 'zod';
import { digits } from '../../number-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { locationSorts, resultStatuses } from './location-filters.ts';
import {
  LocationItem,
  LocationSummary,
  MapsConnectionSchema,
  ProfileStatusSchema,
  VerificationStatusSchema,
} from './location-summary.ts';
import { openStatuses } from './open-status.ts';
import { qualityBands } from './quality/quality-band.ts';

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
