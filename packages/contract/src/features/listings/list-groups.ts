import * as z from 'zod';
import { ConcernsOtherLocations } from '../../access/permission-schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText } from '../../id.ts';
import { page, pageQuery, queryFlag } from '../../pagination.ts';

export const LocationGroup = z
  .object({
    id: Id,
    name: z.string(),
    is_label_group: z
      .boolean()
      .describe('Its locations follow from its labels and cannot be chosen by hand.'),
    labels: z
      .array(z.string())
      .describe('A location with one of them belongs to the group. Empty without is_label_group.'),
    facilities_count: z.number().int().describe('Counts only locations that the member may see.'),
    concerns_other_locations: ConcernsOtherLocations,
  })
  .meta({ id: 'LocationGroup' });
export type LocationGroup = z.infer<typeof LocationGroup>;

export const listGroups = defineEndpoint({
  id: 'listGroups',
  method: 'get',
  path: '/groups/',
  summary: 'Groups of locations, by name',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(8).extend({
    name: z.string().max(200).optional(),
    ids: idListText(500).optional().describe('Comma-separated ids: only these.'),
    only_ids: queryFlag.optional(),
    with_empty: queryFlag
      .optional()
      .describe('Also groups without a location; for members who see every location.'),
  }),
  response: page(LocationGroup).extend({
    ids: z.array(Id).optional().describe('With only_ids: every group that matches.'),
  }),
});
