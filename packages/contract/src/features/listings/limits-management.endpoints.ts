import * as z from 'zod';
import { BulkRemoval, IdsToRemove } from '../../bulk-removal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { page, pageQuery } from '../../pagination.ts';
import { LocationSummary } from './locations.endpoints.ts';

// Both stay open after the plan's end: who has more locations than the plan that they want to buy has to let some go.

export const listLocationsForLimits = defineEndpoint({
  id: 'listLocationsForLimits',
  method: 'get',
  path: '/facilities/limits-management/',
  summary: 'The locations that count towards the plan, for choosing those that have to go',
  access: { permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(50).extend({
    q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
  }),
  response: page(LocationSummary),
});

export const deleteListings = defineEndpoint({
  id: 'deleteListings',
  method: 'post',
  path: '/facilities/delete/',
  summary: 'Remove many locations here, with all that is known of them; their profiles stay on the map',
  access: { permission: 'view_facilities_data', fullAccess: true, demo: 'blocked' },
  body: IdsToRemove,
  response: BulkRemoval,
});
