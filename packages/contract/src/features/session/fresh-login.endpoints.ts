import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { PasskeyAssertion } from './passkeys.endpoints.ts';

export const FreshLogin = z
  .object({
    fresh_until: Timestamp.nullable().describe('Until when what cannot be taken back may be done.'),
    has_password: z.boolean(),
    has_code: z.boolean().describe('Whether a code of an authenticator app or a recovery code is taken.'),
    has_passkey: z.boolean(),
    provider: z
      .object({
        kind: z.enum(['social', 'sso']),
        id: z.string().describe('Of the OpenID Connect provider, or the name of the team.'),
        name: z.string(),
      })
      .nullable()
      .describe('Where the user logs in who has no password here; begin that log-in with `fresh`.'),
  })
  .meta({ id: 'FreshLogin' });
export type FreshLogin = z.infer<typeof FreshLogin>;

export const getFreshLogin = defineEndpoint({
  id: 'getFreshLogin',
  method: 'get',
  path: '/user/fresh-login/',
  summary: 'Whether the user proved lately who they are, and how they can',
  access: { for: 'user', demo: 'allowed' },
  response: FreshLogin,
});

export const renewLogin = defineEndpoint({
  id: 'renewLogin',
  method: 'post',
  path: '/user/fresh-login/',
  summary: 'Prove by the password, a code or a passkey that it is still the user who holds this session',
  access: { for: 'user', demo: 'blocked' },
  body: z
    .union([
      z.object({ password: z.string().min(1).max(1024) }),
      z.object({ code: z.string().min(1).max(64) }),
      z.object({ passkey: PasskeyAssertion }),
    ])
    .meta({ id: 'LoginRenewal' }),
  response: FreshLogin,
  problems: [
    'permission_denied',
    'wrong_password',
    'second_factor_wrong',
    'passkey_refused',
    'too_many_attempts',
    'too_busy',
  ],
});
