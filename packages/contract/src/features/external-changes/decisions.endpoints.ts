import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { decisionRefusals } from './external-change.ts';
import { ChangeFieldSchema, ChangeSourceSchema, ExternalChange } from './external-changes.endpoints.ts';

const decides = {
  module: 'external_changes',
  permission: 'approve_and_reject_external_changes',
  plan: 'manage_location_data',
  demo: 'blocked',
} as const;

/** Pending takes a decision back, as long as it has not been sent. */
const Wish = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe('Accepted 2, rejected 3; pending 1 takes a decision back that has not been sent.');

export const DecidedChanges = z
  .object({
    decided: z.number().int(),
    ids: z.array(Id).describe('Of those that were decided.'),
    skipped: z.array(z.object({ id: Id, reason: z.enum(decisionRefusals) })),
    send_at: Timestamp.nullable().describe('Until then it can be undone; null when nothing was decided.'),
  })
  .meta({ id: 'DecidedChanges' });
export type DecidedChanges = z.infer<typeof DecidedChanges>;

export const decideExternalChange = defineEndpoint({
  id: 'decideExternalChange',
  method: 'patch',
  path: '/external-changes/{id}/',
  summary: 'Accept or reject one change, try that again, or take it back before it is sent',
  access: decides,
  params: IdParam,
  body: z.object({ status: Wish }).meta({ id: 'ExternalChangeDecision' }),
  response: ExternalChange,
  status: 202,
  problems: ['not_found', 'change_ended', 'change_informational', 'decision_sent'],
});

export const decideExternalChanges = defineEndpoint({
  id: 'decideExternalChanges',
  method: 'patch',
  path: '/external-changes/',
  summary: 'Accept or reject many changes: those named, or all pending ones that fit',
  access: decides,
  body: z
    .object({
      status: Wish,
      gmb_external_changes_ids: z.array(Id).min(1).max(10_000).optional(),
      facilities_ids: z.array(Id).min(1).max(10_000).optional(),
      fields: z.array(ChangeFieldSchema).min(1).optional(),
      source: ChangeSourceSchema.optional(),
      identical_key: z.string().max(100).optional(),
    })
    .refine(
      ({ status: _status, ...selection }) => Object.values(selection).some((one) => one !== undefined),
      'Name changes, locations, fields, a source or an identical key.',
    )
    .meta({ id: 'ExternalChangesDecision' }),
  response: DecidedChanges,
  status: 202,
  problems: ['too_many_changes'],
});

export const rejectExternalChanges = defineEndpoint({
  id: 'rejectExternalChanges',
  method: 'post',
  path: '/external-changes/reject/',
  summary: 'Reject what the protection summary names',
  access: { ...decides, plan: 'protect_location_data' },
  body: z
    .object({ gmb_external_changes_ids: z.array(Id).min(1).max(10_000) })
    .meta({ id: 'ExternalChangesRejection' }),
  response: DecidedChanges,
  status: 202,
  problems: ['too_many_changes'],
});
