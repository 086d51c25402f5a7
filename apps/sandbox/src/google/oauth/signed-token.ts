import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const Claims = z.object({
  account: z.string(),
  expires: z.number(),
  serial: z.number(),
  /** Of a code: whether a refresh token comes with it, where it was sent, the PKCE challenge, and what it opens. */
  refresh: z.boolean().optional(),
  redirectUri: z.string().optional(),
  challenge: z.string().optional(),
  scope: z.string().optional(),
});
export type Claims = z.infer<typeof Claims>;

/** Tokens carry their own claims, so that they outlive a restart without being stored. */
export function signToken(prefix: string, seed: number, claims: Claims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${prefix}${body}.${signatureOf(prefix, seed, body)}`;
}

export function readToken(prefix: string, seed: number, token: string): Claims | undefined {
  if (!token.startsWith(prefix)) return undefined;
  const [body = '', signature = ''] = token.slice(prefix.length).split('.');
  const expected = Buffer.from(signatureOf(prefix, seed, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

function signatureOf(prefix: string, seed: number, body: string): string {
  return createHmac('sha256', `sandbox ${seed}`).update(prefix).update(body).digest('base64url').slice(0, 22);
}
