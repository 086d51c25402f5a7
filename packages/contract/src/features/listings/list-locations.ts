import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { LocationSummary } from './location-summary.ts';

export const LocationPage = z
  .object({
    count: z.number().int().describe('All that match, on every page.'),
    results: z.array(LocationSummary).describe('Empty with only_ids.'),
    ids: z.array(Id).optional().describe('With only_ids: everything that matches, 10 000 at most.'),
  })
  .meta({ id: 'LocationPage' });
export type LocationPage = z.infer<typeof LocationPage>;

export const listLocations = defineEndpoint({
  id: 'listLocations',
  method: 'get',
  path: '/facilities/',
  summary: 'The locations that the member may see, by city and address',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(20).extend({
    q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
    facilities_ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
      .optional()
      .describe('Comma-separated ids: only these.'),
    only_ids: queryFlag.optional(),
  }),
  response: LocationPage,
});
