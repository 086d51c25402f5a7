import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { Session } from './login.endpoints.ts';
import { NewRecoveryCodes, Passkey } from './passkeys.endpoints.ts';

/** A code as it was typed: an authenticator app's, or a recovery code. */
const Code = z.string().min(1).max(64).describe("An authenticator app's code, or a recovery code.");

export const completeLogin = defineEndpoint({
  id: 'completeLogin',
  method: 'post',
  path: '/login/second-factor/',
  summary: 'Exchange the challenge of a log-in and a second factor for a token',
  access: { for: 'anyone' },
  body: z.object({ challenge: z.string().min(1).max(128), code: Code }).meta({ id: 'LoginCompletion' }),
  response: Session,
  problems: ['second_factor_wrong', 'login_challenge_ended', 'too_many_attempts'],
});

export const SecondFactorState = z
  .object({
    totp_since: Timestamp.nullable().describe('Since when an authenticator app is asked; null for none.'),
    passkeys: z.array(Passkey).describe('The oldest first.'),
    recovery_codes_left: z.number().int(),
    is_required: z.boolean().describe('A company of the user asks its members for a second factor.'),
    is_changeable: z.boolean().describe("False in a session of a company's identity provider."),
  })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const getSecondFactor = defineEndpoint({
  id: 'getSecondFactor',
  method: 'get',
  path: '/user/second-factor/',
  summary: 'What the user is asked for beside the password',
  access: { for: 'user', demo: 'allowed' },
  response: SecondFactorState,
});

const RecoveryCodes = z.object({ recovery_codes: NewRecoveryCodes }).meta({ id: 'RecoveryCodes' });

const writes = { for: 'user', demo: 'blocked', freshLogin: true } as const;

export const beginTotp = defineEndpoint({
  id: 'beginTotp',
  method: 'post',
  path: '/user/second-factor/totp/',
  summary: 'Draw a key for an authenticator app; it counts once a code of it was confirmed',
  access: writes,
  response: z
    .object({
      secret: z.string().describe('In base32, to be typed.'),
      uri: z.string().describe('To be shown as a QR code.'),
    })
    .meta({ id: 'TotpKey' }),
  status: 201,
  problems: ['permission_denied'],
});

export const confirmTotp = defineEndpoint({
  id: 'confirmTotp',
  method: 'post',
  path: '/user/second-factor/totp/confirm/',
  summary: 'Ask for codes of the drawn key from now on, in place of an earlier one; ends every other session',
  access: { for: 'user', demo: 'blocked' },
  body: z.object({ code: Code }).meta({ id: 'TotpConfirmation' }),
  response: RecoveryCodes,
  problems: ['permission_denied', 'second_factor_wrong', 'not_found', 'too_many_attempts'],
});

export const removeTotp = defineEndpoint({
  id: 'removeTotp',
  method: 'delete',
  path: '/user/second-factor/totp/',
  summary: 'Ask for no codes of an authenticator app any more; ends every other session',
  access: writes,
  problems: ['permission_denied', 'not_found'],
});

export const createRecoveryCodes = defineEndpoint({
  id: 'createRecoveryCodes',
  method: 'post',
  path: '/user/second-factor/recovery-codes/',
  summary: 'Draw new recovery codes; earlier ones stop working',
  access: writes,
  response: RecoveryCodes,
  status: 201,
  problems: ['permission_denied', 'not_found'],
});
