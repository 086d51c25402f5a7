import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { page, pageQuery } from '../../pagination.ts';
import { LocationSummary } from './location-summary.ts';

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
  }),
  response: page(LocationSummary),
});
