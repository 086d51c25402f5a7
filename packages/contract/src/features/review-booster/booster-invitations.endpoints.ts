import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText, IdParam, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { line, nameLine } from '../../line.ts';
import { pageQuery } from '../../pagination.ts';
import { invitationLimits, invitationOutcomes, invitationStates } from './booster-invitation.ts';

/** Lists of contacts are the owner's, as forms are. */
const reads = {
  permission: 'view_rb_forms',
  module: 'review_booster',
  demo: 'allowed',
  fullAccess: true,
} as const satisfies MemberAccess;

const writes = { ...reads, demo: 'blocked' } as const satisfies MemberAccess;

const path = '/review-booster/forms/{id}/invitations/';

const InvitationBasis = z
  .object({
    how: line()
      .min(1)
      .max(invitationLimits.basisLength)
      .describe('How the contacts agreed to be asked, such as “checkbox at the checkout”.'),
    given_at: dayText().describe('When, at the latest.'),
  })
  .meta({ id: 'InvitationBasis' });

export const NewBoosterInvitations = z
  .looseObject({
    csv: z
      .string()
      .max(900_000)
      .optional()
      .describe('A list with a header. Columns: email, name, location (id or store code), language.'),
    rows: z
      .array(z.record(z.string().max(100), z.string().max(500)))
      .max(invitationLimits.rows)
      .optional()
      .describe('The same as objects, by the names of the columns. Give one of the two.'),
    facility_id: Id.optional().describe('The location of rows that name none.'),
    basis: InvitationBasis,
    subject: nameLine()
      .min(1)
      .max(invitationLimits.subjectLength)
      .optional()
      .describe('Left out, one of ours. It may offer nothing in return.'),
    message: nameLine()
      .min(1)
      .max(invitationLimits.messageLength)
      .optional()
      .describe('Stands before our own words, without links. It may offer nothing in return.'),
    send_from: Timestamp.optional().describe('The first one is sent then; left out, now.'),
    dry_run: z.boolean().default(false).describe('Says what would happen and does nothing.'),
  })
  .refine(({ csv, rows }) => (csv === undefined) !== (rows === undefined), {
    error: 'give either csv or rows',
    path: ['csv'],
  })
  .meta({ id: 'NewBoosterInvitations' });
export type NewBoosterInvitations = z.infer<typeof NewBoosterInvitations>;

const outcomeCounts = Object.fromEntries(invitationOutcomes.map((outcome) => [outcome, z.int()])) as Record<
  (typeof invitationOutcomes)[number],
  z.ZodInt
>;

const stateCounts = Object.fromEntries(invitationStates.map((state) => [state, z.int()])) as Record<
  (typeof invitationStates)[number],
  z.ZodInt
>;

export const BoosterInvitationPlan = z
  .object({
    counts: z.object(outcomeCounts).describe('Rows by outcome.'),
    rows: z.array(
      z.object({
        line: z.int().describe('Of the list, from 1, without its header.'),
        outcome: z.enum(invitationOutcomes),
        facility_id: Id.nullable().describe('The location that is asked about; null where none is known.'),
      }),
    ),
    last_send_at: Timestamp.nullable().describe('When the last one goes; null when none does.'),
  })
  .meta({ id: 'BoosterInvitationPlan' });
export type BoosterInvitationPlan = z.infer<typeof BoosterInvitationPlan>;

export const BoosterInvitation = z
  .object({
    id: Id,
    contact: z
      .string()
      .nullable()
      .describe('The address without most of its name, `a…@example.com`; null once it is erased.'),
    facility: z.object({ id: Id, name: z.string() }).nullable().describe('Null once it is deleted.'),
    language: z.enum(languages),
    state: z.enum(invitationStates),
    basis: InvitationBasis,
    send_at: Timestamp,
    sent_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'BoosterInvitation' });
export type BoosterInvitation = z.infer<typeof BoosterInvitation>;

export const inviteContacts = defineEndpoint({
  id: 'inviteContacts',
  method: 'post',
  path,
  summary: 'Invite a list of contacts to a form by e-mail, each once in 90 days',
  access: writes,
  params: IdParam,
  body: NewBoosterInvitations,
  response: BoosterInvitationPlan,
  problems: [
    'booster_disabled',
    'not_found',
    'facility_unknown',
    'contacts_unreadable',
    'too_many_contacts',
    'gating_refused',
    'incentive_refused',
  ],
});

export const listInvitations = defineEndpoint({
  id: 'listInvitations',
  method: 'get',
  path,
  summary: 'Who was invited to a form, and what became of it',
  access: reads,
  params: IdParam,
  query: pageQuery(20).extend({ state: z.enum(invitationStates).optional() }),
  response: z.object({
    count: z.int().describe('All that match, on every page.'),
    counts: z.object(stateCounts).describe('All of the form, by state.'),
    results: z.array(BoosterInvitation).describe('The newest first.'),
  }),
  problems: ['booster_disabled', 'not_found'],
});

export const stopInvitations = defineEndpoint({
  id: 'stopInvitations',
  method: 'delete',
  path,
  summary: 'Stop invitations that are queued; whoever was not reached may be invited again',
  access: writes,
  params: IdParam,
  query: z.object({ ids: idListText(100).optional().describe('Left out, all that are queued.') }),
  response: z.object({ stopped: z.int() }),
  problems: ['booster_disabled', 'not_found'],
});
