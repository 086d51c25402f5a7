import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';

export const LocationGroup = z
  .object({ id: Id, name: z.string(), is_label_group: z.boolean(), facilities_count: z.number().int() })
  .meta({ id: 'LocationGroup' });

export const listGroups = defineEndpoint({
  id: 'listGroups',
  method: 'get',
  path: '/groups/',
  summary: 'Groups of locations, by name',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(8).extend({ name: z.string().max(200).optional() }),
  response: page(LocationGroup),
});
