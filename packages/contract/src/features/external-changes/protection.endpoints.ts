import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { changeFields } from './external-change.ts';
import { ChangeFieldSchema } from './external-changes.endpoints.ts';

const protects = {
  module: 'external_changes',
  permission: 'protect_from_external_changes',
  plan: 'protect_location_data',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

const Fields = z.array(ChangeFieldSchema).max(changeFields.length);

export const ProtectionChanges = z
  .object({
    is_automatic: z
      .boolean()
      .describe('Changes of protected fields are rejected by themselves, not only told of.'),
    fields: Fields.describe('Protected in every location whose groups say nothing else.'),
    groups: z
      .array(z.object({ id: Id, fields: Fields }))
      .max(500)
      .describe('For the locations of a group in place of the list of the company; several groups add up.'),
  })
  .meta({ id: 'ProtectionChanges' });
export type ProtectionChanges = z.infer<typeof ProtectionChanges>;

export const ProtectionSettings = ProtectionChanges.extend({
  groups: z.array(z.object({ id: Id, name: z.string(), facilities_count: z.number().int(), fields: Fields })),
  edit_war_limit: z
    .number()
    .int()
    .describe('After so many rejections of one field in a location a person has to decide.'),
  edit_war_days: z.number().int().describe('Days within which they are counted.'),
  undo_seconds: z.number().int().describe('How long a decision can be undone.'),
  mass_limit: z.number().int().describe('How many changes can be decided at once.'),
  updated_at: Timestamp.nullable(),
  updated_by: z.string().nullable(),
}).meta({ id: 'ProtectionSettings' });
export type ProtectionSettings = z.infer<typeof ProtectionSettings>;

export const getProtectionSettings = defineEndpoint({
  id: 'getProtectionSettings',
  method: 'get',
  path: '/external-changes/settings/',
  summary: 'Which fields are protected from changes by others',
  access: { module: 'external_changes', permission: 'view_external_changes', demo: 'allowed' },
  response: ProtectionSettings,
});

export const updateProtectionSettings = defineEndpoint({
  id: 'updateProtectionSettings',
  method: 'put',
  path: '/external-changes/settings/',
  summary: 'Protect fields, for all locations or for groups of them',
  access: protects,
  body: ProtectionChanges,
  response: ProtectionSettings,
  problems: ['group_unknown', 'field_not_protectable'],
});

/** What settings would have done to the changes of the last days. */
export const ProtectionRehearsal = z
  .object({
    days: z.number().int(),
    total: z.number().int().describe('Changes found within these days; what is only told is not counted.'),
    rejected: z.number().int(),
    stopped: z.number().int().describe('Left to a person, since others kept changing them back.'),
    by_field: z.array(
      z.object({ field: ChangeFieldSchema, total: z.number().int(), rejected: z.number().int() }),
    ),
  })
  .meta({ id: 'ProtectionRehearsal' });
export type ProtectionRehearsal = z.infer<typeof ProtectionRehearsal>;

export const rehearseProtection = defineEndpoint({
  id: 'rehearseProtection',
  method: 'post',
  path: '/external-changes/settings/rehearsal/',
  summary: 'What protection would have rejected in the last 90 days; changes nothing',
  access: { ...protects, demo: 'allowed' },
  body: ProtectionChanges,
  response: ProtectionRehearsal,
  problems: ['group_unknown', 'field_not_protectable'],
});

export const getProtectionSummary = defineEndpoint({
  id: 'getProtectionSummary',
  method: 'get',
  path: '/external-changes/protection-summary/',
  summary: 'Changes of protected fields that wait for a decision',
  access: {
    module: 'external_changes',
    permission: 'protect_from_external_changes',
    plan: 'protect_location_data',
    demo: 'allowed',
    fullAccess: true,
  },
  response: z
    .object({
      count: z.number().int(),
      facilities_count: z.number().int(),
      ids: z.array(Id).describe('As many as can be rejected at once, the oldest first.'),
      fields: z.array(ChangeFieldSchema),
    })
    .meta({ id: 'ProtectionSummary' }),
});
