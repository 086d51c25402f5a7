import * as z from 'zod';
import { ConcernsOtherLocations } from '../../../access/permission-schema.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, idListText, IdParam } from '../../../id.ts';
import { line } from '../../../line.ts';
import { page, pageQuery, queryFlag } from '../../../pagination.ts';
import { groupLimits } from './group.ts';

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

/** A group can stand for what a person may see, so that only those who see everything change one. */
const writes = {
  fullAccess: true,
  permission: 'view_facilities_data',
  module: 'business_addresses',
  demo: 'blocked',
  embed: 'never',
} as const;

const Name = line().min(1).max(groupLimits.name);

const Labels = z.array(line().min(1).max(groupLimits.label)).max(groupLimits.labels);

const LocationIds = z.array(Id).max(groupLimits.locations);

export const createGroup = defineEndpoint({
  id: 'createGroup',
  method: 'post',
  path: '/groups/',
  summary: 'Make a group, of chosen locations or of all that have a label',
  access: writes,
  body: z
    .object({
      name: Name,
      facilities_ids: LocationIds.optional(),
      labels: Labels.optional().describe('Makes it a label group, whose locations follow by themselves.'),
    })
    .meta({ id: 'NewLocationGroup' }),
  response: LocationGroup,
  status: 201,
  problems: ['group_exists', 'label_group', 'facility_unknown'],
});

export const updateGroup = defineEndpoint({
  id: 'updateGroup',
  method: 'patch',
  path: '/group/{id}/',
  summary: 'Rename a group, or change which locations or labels it has',
  access: writes,
  params: IdParam,
  body: z
    .object({
      name: Name.optional(),
      add_facilities_ids: LocationIds.optional(),
      remove_facilities_ids: LocationIds.optional(),
      labels: Labels.min(1).optional().describe('Of a label group: in place of those that it has.'),
    })
    .meta({ id: 'LocationGroupChange' }),
  response: LocationGroup,
  problems: ['not_found', 'group_exists', 'label_group', 'facility_unknown'],
});

export const deleteGroup = defineEndpoint({
  id: 'deleteGroup',
  method: 'delete',
  path: '/group/{id}/',
  summary: 'Delete a group; its locations stay. Refused while a person sees locations through it',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'group_in_use'],
});

const GroupImport = z
  .object({
    added: z.number().int(),
    already_in: z.number().int(),
    unknown_codes: z.array(z.string()).describe('Codes that no location has, as they were given.'),
  })
  .meta({ id: 'GroupImport' });

export const importGroup = defineEndpoint({
  id: 'importGroup',
  method: 'post',
  path: '/group/{id}/import/',
  summary: 'Add the locations with the given store codes to a group',
  access: writes,
  params: IdParam,
  body: z
    .object({
      store_codes: z.array(line().min(1).max(groupLimits.storeCode)).min(1).max(groupLimits.locations),
    })
    .meta({ id: 'GroupCodes' }),
  response: GroupImport,
  problems: ['not_found', 'label_group', 'group_import_failed'],
});

export const listGroupLocations = defineEndpoint({
  id: 'listGroupLocations',
  method: 'get',
  path: '/groups/facilities/',
  summary: 'Which locations belong to groups, as far as the member may see them',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: z.object({
    ids: idListText(100).describe('Comma-separated ids of groups.'),
  }),
  response: z.object({ results: z.array(z.object({ id: Id, facilities_ids: z.array(Id) })) }),
});

export const listLabels = defineEndpoint({
  id: 'listLabels',
  method: 'get',
  path: '/facilities/labels/',
  summary: 'The labels of the locations that the member may see, with how many have each',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  response: z.object({
    results: z.array(
      z.object({ label: z.string(), facilities_count: z.number().int() }).meta({ id: 'Label' }),
    ),
  }),
});
