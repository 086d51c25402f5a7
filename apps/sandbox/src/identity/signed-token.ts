import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';

/** Signs a token that carries its own claims, so that it outlives a restart without being stored. */
export function signToken(prefix: string, seed: number, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${prefix}${body}.${signatureOf(prefix, seed, body)}`;
}

/** Returns what a token claims; undefined for one that is forged, or has another prefix. */
export function readToken<Claims>(
  prefix: string,
  seed: number,
  token: string,
  schema: z.ZodType<Claims>,
): Claims | undefined {
  if (!token.startsWith(prefix)) return undefined;
  const [body = '', signature = ''] = token.slice(prefix.length).split('.');
  const expected = Buffer.from(signatureOf(prefix, seed, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

function signatureOf(prefix: string, seed: number, body: string): string {
  return createHmac('sha256', `sandbox ${seed}`).update(prefix).update(body).digest('base64url').slice(0, 22);
}
