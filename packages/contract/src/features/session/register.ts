import * as z from 'zod';
import { emailLine, line } from '../../line.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { Session } from './login.ts';
import { NewPassword } from './password.ts';

export const Registration = z
  .object({
    email: emailLine(),
    name: line().min(1).max(120),
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

/** The two parts of a link that was sent by mail. */
export const MailedLink = z
  .object({ uid: z.string().min(1).max(64), token: z.string().min(1).max(128) })
  .meta({ id: 'MailedLink' });

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
