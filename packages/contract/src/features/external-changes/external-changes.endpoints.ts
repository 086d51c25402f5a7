import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText, IdParam, Timestamp } from '../../id.ts';
import { digits } from '../../number-text.ts';
import { page, pageQuery, queryFlag } from '../../pagination.ts';
import { listingShape } from '../listings/listing-schema.ts';
import { LocationSummary, ProfileStatusSchema } from '../listings/locations.endpoints.ts';
import { ListingProblem } from '../listings/listings.endpoints.ts';
import {
  changeEventKinds,
  changeFields,
  changeOrders,
  changeReasons,
  decisionSteps,
} from './external-change.ts';

const ChangeStatusSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('Pending 1, accepted 2, rejected 3, deleted due to GMB 4, deleted due to Pinfold 5.');

export const ChangeSourceSchema = z
  .union([z.literal(1), z.literal(2)])
  .describe('Google and visitors of its maps 1, another manager of the profile 2.');

const ChangeTypeSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe('Addition 1, removal 2, change 3, seen from what we say.');

export const ChangeFieldSchema = z.enum(changeFields).meta({ id: 'ChangeField' });

/** What a field says, as fields of a listing: `latitude` and `longitude` for coordinates. */
export const ChangeValues = z
  .strictObject({ ...listingShape, location_state: ProfileStatusSchema.nullable() })
  .partial()
  .meta({ id: 'ChangeValues' });
export type ChangeValues = z.infer<typeof ChangeValues>;

/** An external change of one field of one location. */
export const ExternalChange = z
  .object({
    id: Id,
    facility: LocationSummary,
    field: ChangeFieldSchema,
    source: ChangeSourceSchema,
    type: ChangeTypeSchema,
    status: ChangeStatusSchema,
    decision: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('Idle 0, accept 1, reject 2; the status follows when the provider has taken it.'),
    step: z.enum(decisionSteps).describe('How far the decision is on its way to the provider.'),
    is_informational: z.boolean().describe('Told only: it can be noted (accepted), not rejected.'),
    is_protected: z.boolean().describe('By the settings that apply to the location now.'),
    is_escalated: z
      .boolean()
      .describe('Protection stopped rejecting this field here, since others keep changing it back.'),
    ours: ChangeValues,
    live: ChangeValues.describe('What customers saw when it was found.'),
    proposed: ChangeValues,
    identical_key: z.string().describe('Equal for changes that propose the same for the same field.'),
    reason: z
      .object({ code: z.enum(changeReasons), message: z.string() })
      .nullable()
      .describe('Why the provider shows something else; null where it does not say.'),
    user: z.string().nullable().describe('Who changed it; null where the provider does not say.'),
    detected_at: Timestamp,
    decided_at: Timestamp.nullable(),
    decided_by: z.string().nullable().describe('Null for a rule, or somebody who has left.'),
    decided_by_rule: z.boolean(),
    send_at: Timestamp.nullable().describe('Until then a decision can be undone.'),
    finished_at: Timestamp.nullable(),
    problems: z.array(ListingProblem).describe('What the provider had against the decision.'),
  })
  .meta({ id: 'ExternalChange' });
export type ExternalChange = z.infer<typeof ExternalChange>;

const reads = {
  module: 'external_changes',
  permission: 'view_external_changes',
  demo: 'allowed',
} as const;

const IdList = idListText(500);

const statusList = z.string().regex(/^[1-5](,[1-5]){0,4}$/);

const fieldList = z
  .string()
  .max(500)
  .refine((list) => list.split(',').every((field) => changeFields.some((one) => one === field)));

export const ExternalChangeFilters = z.object({
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Part of the name, address, city or store code of a location.')
    .meta({ parameter: 'ChangeSearch' }),
  facilities_ids: IdList.optional()
    .describe('Comma-separated ids: only of these locations.')
    .meta({ parameter: 'ChangeLocations' }),
  groups: IdList.optional()
    .describe('Comma-separated ids: of locations of any of these groups.')
    .meta({ parameter: 'ChangeGroups' }),
  status: statusList
    .default('1')
    .describe('Comma-separated; others than pending take view_external_changes_history.')
    .meta({ parameter: 'ChangeStatuses' }),
  source: digits(ChangeSourceSchema).optional().meta({ parameter: 'ChangeSource' }),
  type: digits(ChangeTypeSchema).optional().meta({ parameter: 'ChangeType' }),
  fields: fieldList.optional().describe('Comma-separated.').meta({ parameter: 'ChangeFields' }),
  identical_key: z.string().max(100).optional().meta({ parameter: 'ChangeIdenticalKey' }),
  decided_by: z.enum(['member', 'rule']).optional().meta({ parameter: 'ChangeDecidedBy' }),
  is_protected: queryFlag.optional().meta({ parameter: 'ChangeIsProtected' }),
  is_escalated: queryFlag.optional().meta({ parameter: 'ChangeIsEscalated' }),
  has_failed: queryFlag
    .optional()
    .describe('True: only those whose decision the provider did not take.')
    .meta({ parameter: 'ChangeHasFailed' }),
  date_from: dayText()
    .optional()
    .describe('Found on this day or later, in the time zone of the company.')
    .meta({ parameter: 'ChangeDateFrom' }),
  date_to: dayText().optional().describe('Found on this day or before.').meta({ parameter: 'ChangeDateTo' }),
});
export type ExternalChangeFilters = z.infer<typeof ExternalChangeFilters>;

export const listExternalChanges = defineEndpoint({
  id: 'listExternalChanges',
  method: 'get',
  path: '/external-changes/',
  summary: 'What others changed in the locations that the member may see',
  access: reads,
  query: pageQuery(20).extend({
    ...ExternalChangeFilters.shape,
    order_by: z.enum(changeOrders).default('newest'),
    only_ids: queryFlag
      .optional()
      .describe('Answers ids alone, as many as can be decided at once (`mass_limit`).'),
  }),
  response: page(ExternalChange)
    .extend({
      ids: z.array(Id).optional(),
      mass_limit: z.number().int().describe('How many can be decided at once.'),
    })
    .meta({ id: 'ExternalChangePage' }),
  problems: ['permission_denied'],
});

/** The same proposal for the same field, in however many locations. */
export const IdenticalChanges = z
  .object({
    identical_key: z.string(),
    field: ChangeFieldSchema,
    source: ChangeSourceSchema,
    is_informational: z.boolean(),
    count: z.number().int(),
    ours: ChangeValues.nullable().describe('Null where the locations say different things.'),
    proposed: ChangeValues,
    facilities: z.array(LocationSummary).describe('The first three.'),
    oldest_detected_at: Timestamp,
  })
  .meta({ id: 'IdenticalChanges' });
export type IdenticalChanges = z.infer<typeof IdenticalChanges>;

export const listIdenticalChanges = defineEndpoint({
  id: 'listIdenticalChanges',
  method: 'get',
  path: '/external-changes/identical/',
  summary: 'Pending changes that propose the same, the most frequent first',
  access: reads,
  query: pageQuery(20).extend(ExternalChangeFilters.omit({ status: true }).shape),
  response: page(IdenticalChanges),
});

export const getExternalChange = defineEndpoint({
  id: 'getExternalChange',
  method: 'get',
  path: '/external-changes/{id}/',
  summary: 'One external change',
  access: reads,
  params: IdParam,
  response: ExternalChange,
  problems: ['not_found'],
});

export const getExternalChangeStats = defineEndpoint({
  id: 'getExternalChangeStats',
  method: 'get',
  path: '/external-changes/stats/',
  summary: 'How much waits for a decision',
  access: reads,
  query: z.object({ facilities_ids: IdList.optional() }),
  response: z
    .object({
      pending: z.number().int().describe('Without a decision; what is only told is not counted.'),
      facilities_count: z.number().int(),
      oldest_detected_at: Timestamp.nullable(),
      failed: z.number().int().describe('Decided, and not taken by the provider.'),
      escalated: z.number().int(),
    })
    .meta({ id: 'ExternalChangeStats' }),
});

/** One thing that happened to a change. */
export const ExternalChangeEvent = z
  .object({
    kind: z.enum(changeEventKinds),
    at: Timestamp,
    user: z.string().nullable().describe('Null for a rule, the provider, or somebody who has left.'),
    by_rule: z.boolean(),
    problems: z.array(ListingProblem),
  })
  .meta({ id: 'ExternalChangeEvent' });
export type ExternalChangeEvent = z.infer<typeof ExternalChangeEvent>;

export const listExternalChangeEvents = defineEndpoint({
  id: 'listExternalChangeEvents',
  method: 'get',
  path: '/external-changes/{id}/events/',
  summary: 'What happened to a change, the oldest first',
  access: { ...reads, permission: 'view_external_changes_history' },
  params: IdParam,
  response: z.object({ results: z.array(ExternalChangeEvent) }),
  problems: ['not_found'],
});
