import * as z from 'zod';
import { emailLine } from '../../line.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { NewPassword } from './password.ts';
import { MailedLink } from './register.ts';

export const PasswordResetRequest = z.object({ email: emailLine() }).meta({ id: 'PasswordResetRequest' });

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'post',
  path: '/password-reset/',
  summary: 'Send a link that sets a new password. Known and unknown addresses get the same answer',
  access: { for: 'anyone', demo: 'blocked' },
  body: PasswordResetRequest,
  problems: ['too_many_attempts'],
});

export const PasswordReset = MailedLink.extend({ new_password: NewPassword }).meta({ id: 'PasswordReset' });

export const confirmPasswordReset = defineEndpoint({
  id: 'confirmPasswordReset',
  method: 'post',
  path: '/password-reset/confirm/',
  summary: 'Set a new password by a link that was sent by mail; it works once and ends every session',
  access: { for: 'anyone', demo: 'blocked' },
  body: PasswordReset,
  problems: ['link_invalid', 'password_too_short', 'password_breached', 'too_many_attempts', 'too_busy'],
});

export const PasswordChange = z
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
