import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { line } from '../../line.ts';
import { Session } from './login.endpoints.ts';
import { SignUpAccessQuery } from './sign-up.endpoints.ts';

/** Where the browser has to go next. */
const Redirection = z.object({ url: z.string() }).meta({ id: 'Redirection' });

const nextPath = z
  .string()
  // A browser drops tabs and line feeds of an address, so that `/<tab>/evil.test` would lead out, and resolves dots, so
  // that `/..//evil.test` would.
  .regex(/^\/(?![/\\])(?![^?#]*(?:\/\/|\\))[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
  .max(500)
  .optional()
  .describe('A path of the panel to come back to.');

const fresh = z
  .boolean()
  .default(false)
  .describe('Has the provider ask for the credentials again, as `fresh_login_required` calls for.');

export const SocialLogin = z
  .object({
    provider: z.string().max(40),
    next: nextPath,
    fresh,
    access: SignUpAccessQuery.shape.access,
    audit: z.boolean().default(false),
    custom_invitation: z.boolean().default(false),
    terms_accepted: z.boolean().default(false).describe('Needed when the login creates an account.'),
  })
  .meta({ id: 'SocialLogin' });

export const startSocialLogin = defineEndpoint({
  id: 'startSocialLogin',
  method: 'post',
  path: '/social-login/',
  summary: 'Begin to log in at an OpenID Connect provider',
  access: { for: 'anyone' },
  body: SocialLogin,
  response: Redirection,
  problems: ['not_found', 'too_many_attempts', 'provider_unavailable'],
});

export const SsoLogin = z
  .object({ team_name: line().toLowerCase().min(1).max(100), next: nextPath, fresh })
  .meta({ id: 'SsoLogin' });

export const startSso = defineEndpoint({
  id: 'startSso',
  method: 'post',
  path: '/sso/',
  summary: 'Begin to log in at the identity provider of a team',
  access: { for: 'anyone' },
  body: SsoLogin,
  response: Redirection,
  problems: ['sso_team_not_found', 'too_many_attempts'],
});

export const getSsoToken = defineEndpoint({
  id: 'getSsoToken',
  method: 'get',
  path: '/sso/token/',
  summary: 'Collect the session after a login at an identity provider, once, in the browser that began it',
  access: { for: 'anyone' },
  headers: z.object({
    'x-csrftoken': z.string().max(200).optional().describe('The value of the cookie `sso_csrf`.'),
  }),
  response: Session.extend({ next: z.string().nullable() }).meta({ id: 'FederatedSession' }),
  problems: ['csrf_token_missing', 'link_invalid'],
});
