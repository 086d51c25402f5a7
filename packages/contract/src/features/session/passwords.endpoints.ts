import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { emailLine } from '../../line.ts';
import { MailedLink } from './sign-up.endpoints.ts';

/** No more than argon2 is worth; how few is for `passwordFault` to say. */
export const maxPasswordLength = 1024;

/** A password that somebody chooses. Whether it is good enough is decided by `passwordFault`, after parsing. */
export const NewPassword = z.string().min(1).max(maxPasswordLength);

const PasswordResetRequest = z.object({ email: emailLine() }).meta({ id: 'PasswordResetRequest' });

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'post',
  path: '/password-reset/',
  summary: 'Send a link that sets a new password. Known and unknown addresses get the same answer',
  access: { for: 'anyone', demo: 'blocked' },
  body: PasswordResetRequest,
  problems: ['too_many_attempts'],
});

const PasswordReset = MailedLink.extend({ new_password: NewPassword }).meta({ id: 'PasswordReset' });

export const confirmPasswordReset = defineEndpoint({
  id: 'confirmPasswordReset',
  method: 'post',
  path: '/password-reset/confirm/',
  summary: 'Set a new password by a link that was sent by mail; it works once and ends every session',
  access: { for: 'anyone', demo: 'blocked' },
  body: PasswordReset,
  problems: ['link_invalid', 'password_too_short', 'password_breached', 'too_many_attempts', 'too_busy'],
});

const PasswordChange = z
  .object({ current_password: z.string().min(1).max(1024), new_password: NewPassword })
  .meta({ id: 'PasswordChange' });

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'post',
  path: '/change-password/',
  summary: 'Change the password; ends every other session',
  access: { for: 'user', demo: 'blocked' },
  body: PasswordChange,
  problems: ['wrong_password', 'password_too_short', 'password_breached', 'too_many_attempts', 'too_busy'],
});
