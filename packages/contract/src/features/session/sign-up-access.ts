import * as z from 'zod';
import { queryFlag } from '../../pagination.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** What a sign-up link carries: an approved access query, or an audit together with an own invitation. */
export const SignUpAccessQuery = z.object({
  access: z.string().max(200).optional(),
  audit: queryFlag.optional(),
  custom_invitation: queryFlag.optional(),
});

export const SignUpAccess = z
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
