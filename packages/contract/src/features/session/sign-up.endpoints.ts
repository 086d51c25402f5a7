import * as z from 'zod';
import { memberTypes } from '../../access/member-types.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { emailLine, nameLine } from '../../line.ts';
import { queryFlag } from '../../pagination.ts';
import { MailedLink, NewPassword, Session } from './login.endpoints.ts';

/** What a sign-up link carries: an approved access query, or an audit together with an own invitation. */
export const SignUpAccessQuery = z.object({
  access: z.string().max(200).optional(),
  audit: queryFlag.optional(),
  custom_invitation: queryFlag.optional(),
});

const SignUpAccess = z
  .object({
    is_open: z.boolean(),
    pricing_url: z.string().describe('Where those without access are sent.'),
  })
  .meta({ id: 'SignUpAccess' });

export const getSignUpAccess = defineEndpoint({
  id: 'getSignUpAccess',
  method: 'get',
  path: '/register/access/',
  summary: 'Whether a link lets its holder sign up',
  access: { for: 'anyone' },
  query: SignUpAccessQuery,
  response: SignUpAccess,
});

export const Registration = z
  .object({
    email: emailLine(),
    name: nameLine().min(1).max(120),
    password: NewPassword,
    terms_accepted: z.boolean().describe('Has to be true.'),
    marketing_accepted: z.boolean().default(false),
    language: z.enum(languages).optional(),
    access: z.string().max(200).optional(),
    audit: z.boolean().default(false),
    custom_invitation: z.boolean().default(false),
    campaign: z.string().max(100).optional(),
  })
  .meta({ id: 'Registration' });

export const register = defineEndpoint({
  id: 'register',
  method: 'post',
  path: '/register/',
  summary: 'Ask for an account; a link by mail confirms it. Known and unknown addresses get the same answer',
  access: { for: 'anyone', demo: 'blocked' },
  body: Registration,
  problems: [
    'sign_up_closed',
    'terms_not_accepted',
    'password_too_short',
    'password_breached',
    'too_busy',
    'too_many_attempts',
  ],
});

export const confirmRegistration = defineEndpoint({
  id: 'confirmRegistration',
  method: 'post',
  path: '/register/confirm/',
  summary: 'Create the account behind a link that was sent by mail, and log in',
  access: { for: 'anyone', demo: 'blocked' },
  body: MailedLink,
  response: Session,
  problems: ['link_invalid', 'too_many_attempts'],
});

export const Invitation = z
  .object({
    email: z.string(),
    company_name: z.string(),
    invited_by: z.string(),
    type: z.enum(memberTypes),
    has_account: z.boolean().describe('The address already logs in here, so no password is asked for.'),
    expires_at: Timestamp,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

export const getInvitation = defineEndpoint({
  id: 'getInvitation',
  method: 'post',
  path: '/invitations/look-up/',
  summary: 'What an invitation link invites to. A post, so that its token stays out of logs and histories',
  access: { for: 'anyone' },
  body: MailedLink,
  response: Invitation,
  problems: ['link_invalid', 'too_many_attempts'],
});

export const InvitationAcceptance = MailedLink.extend({
  name: nameLine().min(1).max(120).optional(),
  password: NewPassword.optional().describe('Needed when the address has no account yet.'),
  terms_accepted: z.boolean().default(false),
  language: z.enum(languages).optional(),
}).meta({ id: 'InvitationAcceptance' });

export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  method: 'post',
  path: '/invitations/accept/',
  summary: 'Join the company of an invitation, and log in. The address comes from the invitation alone',
  access: { for: 'anyone', demo: 'blocked' },
  body: InvitationAcceptance,
  response: Session.extend({ company_id: Id }).meta({ id: 'AcceptedInvitation' }),
  problems: [
    'link_invalid',
    'second_factor_required',
    'terms_not_accepted',
    'password_too_short',
    'password_breached',
    'too_busy',
    'too_many_attempts',
  ],
});

export const resendInvitation = defineEndpoint({
  id: 'resendInvitation',
  method: 'post',
  path: '/invitations/resend/',
  summary: 'Send the invitation of a member again; earlier links stop working',
  access: { permission: 'manage_team', module: 'permissions', demo: 'blocked' },
  body: z.object({ user: Id }).meta({ id: 'InvitationResend' }),
  problems: ['not_found', 'invitation_accepted', 'member_out_of_reach', 'too_many_attempts'],
});
