import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { emailLine } from '../../line.ts';

const Credentials = z
  .object({ email: emailLine(), password: z.string().min(1).max(1024) })
  .meta({ id: 'Credentials' });

export const Session = z
  .object({ token: z.string(), email: z.string(), expires_at: Timestamp })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const login = defineEndpoint({
  id: 'login',
  method: 'post',
  path: '/login/',
  summary: 'Exchange an e-mail and a password for a token',
  access: { for: 'anyone' },
  body: Credentials,
  response: Session,
  problems: ['invalid_credentials', 'second_factor_required', 'too_many_attempts', 'too_busy'],
});

export const logout = defineEndpoint({
  id: 'logout',
  method: 'post',
  path: '/logout/',
  summary: 'Revoke the token of this session',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
});

/** No more than argon2 is worth; how few is for `passwordFault` to say. */
export const maxPasswordLength = 1024;

/** A new password. `passwordFault` checks its strength after parsing. */
export const NewPassword = z.string().min(1).max(maxPasswordLength);

/** The two parts of a link that was sent by mail. */
export const MailedLink = z
  .object({ uid: z.string().min(1).max(64), token: z.string().min(1).max(128) })
  .meta({ id: 'MailedLink' });

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
