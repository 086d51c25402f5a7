import { decodeJwt, decodeProtectedHeader, errors, importSPKI, jwtVerify, SignJWT } from 'jose';
import type { LiveWorld } from '../world/live-world.ts';
import type { PlayKey } from './play-state.ts';

/** What a service account asks for to manage apps. */
const publisherScope = 'https://www.googleapis.com/auth/androidpublisher';

const audience = 'https://oauth2.googleapis.com/token';

const longestSeconds = 3600;

const prefix = 'ya29.c.';

/** The refusal of a token, in the format of OAuth. */
export class TokenError extends Error {
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }

  toJSON(): object {
    return { error: this.code, error_description: this.message };
  }
}

/**
 * Trades an assertion that a service account's key has signed (RFC 7523,
 * developers.google.com/identity/protocols/oauth2/service-account).
 * @throws TokenError
 */
export async function tradeAssertion(world: LiveWorld, assertion: string): Promise<object> {
  const { email, scope } = await verifyAssertion(world, assertion);
  const token = await new SignJWT({ email, scope })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(secondsOf(world) + longestSeconds)
    .sign(secretOf(world));
  return { access_token: prefix + token, expires_in: longestSeconds - 1, token_type: 'Bearer' };
}

/**
 * The service account that a token opens. It outlives the key that it was made with, by an hour at most, as at Google.
 * Undefined where it is forged, expired, or not for apps.
 */
export async function accountOfToken(world: LiveWorld, token: string): Promise<string | undefined> {
  if (!token.startsWith(prefix)) return undefined;
  const currentDate = new Date(world.now());
  const verified = await jwtVerify(token.slice(prefix.length), secretOf(world), { currentDate }).catch(
    () => undefined,
  );
  const { email, scope } = verified?.payload ?? {};
  const isForApps = typeof scope === 'string' && scope.split(' ').includes(publisherScope);
  return isForApps && typeof email === 'string' ? email : undefined;
}

async function verifyAssertion(world: LiveWorld, assertion: string) {
  const { keyId, email } = namesIn(assertion);
  const keys = world.state.play.keys.filter(({ clientEmail }) => clientEmail === email);
  if (keys.length === 0) throw new TokenError('invalid_grant', 'Invalid grant: account not found');
  const { payload } = await verifyByOneOf(
    keys.filter(({ id }) => keyId === undefined || id === keyId),
    assertion,
    new Date(world.now()),
  );
  const { iat = 0, exp = 0 } = payload;
  // Google lets clocks differ by a few minutes.
  if (exp - iat > longestSeconds || iat > secondsOf(world) + 300) throw notShortLived();
  const scope = String(payload['scope'] ?? '');
  if (!scope.split(' ').every((one) => one.startsWith('https://www.googleapis.com/auth/')))
    throw new TokenError('invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
  return { email, scope };
}

/** Google's own clients do not name the key that they sign with, so each of the account's keys may be it. */
async function verifyByOneOf(keys: readonly PlayKey[], assertion: string, currentDate: Date) {
  const requirements = {
    audience,
    currentDate,
    requiredClaims: ['iat', 'exp'],
    algorithms: ['RS256'],
  };
  for (const { publicKey } of keys) {
    const key = await importSPKI(publicKey, 'RS256');
    const verified = await jwtVerify(assertion, key, requirements).catch((error: unknown) => {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) refuse(error);
    });
    if (verified) return verified;
  }
  throw new TokenError('invalid_grant', 'Invalid JWT Signature.');
}

function namesIn(assertion: string): { keyId: string | undefined; email: string } {
  try {
    return {
      keyId: decodeProtectedHeader(assertion).kid,
      email: decodeJwt(assertion).iss ?? '',
    };
  } catch {
    throw new TokenError('invalid_request', 'Bad Request');
  }
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw notShortLived();
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    throw new TokenError('invalid_grant', 'Invalid JWT: Failed audience check.');
  if (error instanceof errors.JWTClaimValidationFailed) throw notShortLived();
  throw new TokenError('invalid_grant', 'Invalid JWT Signature.');
}

function notShortLived(): TokenError {
  return new TokenError(
    'invalid_grant',
    'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
  );
}

function secretOf({ state }: LiveWorld): Uint8Array {
  return new TextEncoder().encode(`sandbox ${state.seed} google play`);
}

function secondsOf(world: LiveWorld): number {
  return Math.floor(world.now() / 1000);
}
