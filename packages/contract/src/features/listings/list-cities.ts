import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

export const City = z.object({ city: z.string(), facilities_count: z.number().int() }).meta({ id: 'City' });

export const listCities = defineEndpoint({
  id: 'listCities',
  method: 'get',
  path: '/facilities/cities/',
  summary: 'The towns of the locations that the member may see',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  response: z.object({ results: z.array(City) }),
});
