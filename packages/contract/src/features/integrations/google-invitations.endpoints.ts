import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam } from '../../id.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { invitationAnswers, invitationRoles, invitationSigns } from './google.ts';

/** What is asked concerns the whole account, and shows locations of all of it. */
const reads = {
  permission: 'manage_gmb_account',
  module: 'company',
  concernsAllLocations: true,
  needsPlan: true,
  demo: 'allowed',
} as const;

const InvitationName = z
  .string()
  .max(300)
  .regex(/^accounts\/[^/?#:\s]+\/invitations\/[^/?#:\s]+$/)
  .describe('Its name at Google, such as accounts/123/invitations/456.');

export const GoogleInvitation = z
  .object({
    name: InvitationName,
    google_account_id: Id.describe('The connected account that is invited.'),
    account_title: z.string(),
    role: z.enum(invitationRoles).nullable().describe('Null for one that Google has added since.'),
    target: z.enum(['location', 'account']).describe('One place, or a whole group of places.'),
    title: z.string().describe('What Google calls the place or the group.'),
    address: z.string().describe('Of a place, on one line; empty where Google does not say it.'),
    match: z
      .object({
        facility: LocationSummary,
        by: z.enum(invitationSigns).describe('A name alone is a guess, the id of the place is certain.'),
      })
      .nullable()
      .describe('The location that it is about; null where there is none, or several are alike.'),
  })
  .meta({ id: 'GoogleInvitation' });
export type GoogleInvitation = z.infer<typeof GoogleInvitation>;

export const listGoogleInvitations = defineEndpoint({
  id: 'listGoogleInvitations',
  method: 'get',
  path: '/gmb-accounts/invitations/',
  summary: 'What the connected Google accounts are invited to manage; Google is asked at once',
  access: reads,
  response: z
    .object({
      results: z.array(GoogleInvitation).describe('By account, then as Google orders them.'),
      unread_accounts: z
        .array(z.string())
        .describe('Titles of accounts whose invitations could not be read.'),
    })
    .meta({ id: 'GoogleInvitations' }),
});

export const answerGoogleInvitation = defineEndpoint({
  id: 'answerGoogleInvitation',
  method: 'post',
  path: '/gmb-accounts/{id}/invitations/',
  summary: 'Accept or decline what a Google account is invited to manage',
  access: { ...reads, demo: 'blocked', embed: 'never' },
  params: IdParam,
  body: z
    .object({ name: InvitationName, answer: z.enum(invitationAnswers) })
    .meta({ id: 'GoogleInvitationAnswer' }),
  problems: ['not_found', 'google_account_missing', 'provider_unavailable'],
});
