import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readToken, signToken } from '../identity/signed-token.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { EndOfAccess, FacebookGrant } from './facebook-state.ts';
import { GraphError } from './graph-error.ts';

/** The one app that the sandbox's Facebook knows; it requires `appsecret_proof`. It opens nothing outside of it. */
export const sandboxFacebook = { appId: '424242424242424', appSecret: 'sandbox-app-secret' } as const;

/** An app speaks of itself with its id and secret. */
export const appToken: string = `${sandboxFacebook.appId}|${sandboxFacebook.appSecret}`;

/** What a token opens, as it was issued. */
type TokenClaims = z.infer<typeof TokenClaims>;

const TokenClaims = z.object({
  kind: z.enum(['code', 'user', 'page']),
  person: z.string(),
  /** How many times the person's tokens had ended before. */
  ends: z.number(),
  issued: z.number(),
  /** 0 for never. */
  expires: z.number(),
  serial: z.number(),
  page: z.string().optional(),
  isLong: z.boolean().optional(),
  redirectUri: z.string().optional(),
});

const prefix = 'EAAG';

const minute = 60_000;
const codeLifetime = 10 * minute;
const shortLifetime = 90 * minute;
/** About 60 days. */
const longLifetime = 60 * 24 * 60 * minute;

export function issueCode(world: LiveWorld, person: string, redirectUri: string): string {
  return sign(world, { kind: 'code', person, redirectUri, expires: world.now() + codeLifetime });
}

export function issueUserToken(world: LiveWorld, person: string, isLong: boolean): string {
  const expires = world.now() + (isLong ? longLifetime : shortLifetime);
  return sign(world, { kind: 'user', person, isLong, expires });
}

/** A page token lives as long as the short user token that asked for it; of a long one it never expires. */
export function issuePageToken(world: LiveWorld, user: TokenClaims, page: string): string {
  return sign(world, { kind: 'page', person: user.person, page, expires: user.isLong ? 0 : user.expires });
}

function sign(
  world: LiveWorld,
  claims: Pick<TokenClaims, 'kind' | 'person' | 'expires'> & Partial<TokenClaims>,
): string {
  const { facebook, lastNumber, seed } = world.state;
  const whole: TokenClaims = {
    ends: facebook.ends.get(claims.person)?.count ?? 0,
    issued: world.now(),
    serial: lastNumber,
    ...claims,
  };
  return signToken(prefix, seed, whole);
}

/** Seconds until a token expires. */
export function secondsLeft(world: LiveWorld, token: string): number {
  return Math.floor(((claimsOf(world, token)?.expires ?? 0) - world.now()) / 1000);
}

/** Returns what a token claims, whether or not it is still good; undefined for a forged one. */
export function claimsOf({ state }: LiveWorld, token: string): TokenClaims | undefined {
  return readToken(prefix, state.seed, token, TokenClaims);
}

/** A token that is good now, with the consent behind it. */
export interface OpenedToken {
  claims: TokenClaims;
  grant: FacebookGrant;
}

/** Opens a token of a person or a page. */
export function openToken(world: LiveWorld, token: string): OpenedToken {
  if (token === '') throw new GraphError(104, 'An access token is required to request this resource.');
  const claims = claimsOf(world, token);
  if (!claims || claims.kind === 'code')
    throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token');
  const { ends, grants } = world.state.facebook;
  const ended = ends.get(claims.person);
  if (ended && ended.count > claims.ends) throw endedBy(ended.cause);
  if (claims.expires !== 0 && claims.expires <= world.now())
    throw new GraphError(190, 'Error validating access token: Session has expired.', 463);
  const grant = grants.get(claims.person);
  if (!grant || (claims.page !== undefined && !grant.pages.includes(claims.page)))
    throw new GraphError(190, 'Error validating access token: The session is invalid.', 467);
  return { claims, grant };
}

function endedBy(cause: EndOfAccess): GraphError {
  return cause === 'app_removed'
    ? new GraphError(190, 'Error validating access token: The user has not authorized application.', 458)
    : new GraphError(
        190,
        'Error validating access token: The session has been invalidated because the user changed their password.',
        460,
      );
}

/** The app requires that calls from servers prove that they know its secret. */
export function checkProof(token: string, proof: string | undefined): void {
  if (proof === undefined)
    throw new GraphError(100, 'API calls from the server require an appsecret_proof argument');
  const expected = Buffer.from(proofOf(token));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new GraphError(100, 'Invalid appsecret_proof provided in the API argument');
}

export function proofOf(token: string): string {
  return createHmac('sha256', sandboxFacebook.appSecret).update(token).digest('hex');
}
