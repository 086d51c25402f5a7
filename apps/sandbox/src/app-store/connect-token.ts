import { decodeProtectedHeader, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import type { LiveWorld } from '../world/live-world.ts';
import type { ConnectKey } from './app-store-state.ts';
import { notAuthorized } from './connect-error.ts';

const audience = 'appstoreconnect-v1';

const longestSeconds = 1200;

/**
 * The key that has signed a token for a call
 * (developer.apple.com/documentation/appstoreconnectapi/generating-tokens-for-api-requests).
 * @throws ConnectError `NOT_AUTHORIZED`
 */
export async function keyOfToken(
  world: LiveWorld,
  authorization: string,
  call: { method: string; path: string },
): Promise<ConnectKey> {
  const [scheme, token = ''] = authorization.split(' ');
  const key = world.state.connect.keys.find(({ id }) => id === keyIdIn(token));
  if (scheme !== 'Bearer' || !key) throw notAuthorized();
  const verified = await jwtVerify(token, await importSPKI(key.publicKey, 'ES256'), {
    audience,
    algorithms: ['ES256'],
    currentDate: new Date(world.now()),
    requiredClaims: ['exp'],
    ...(key.issuerId === null ? { subject: 'user' } : { issuer: key.issuerId }),
  }).catch(() => undefined);
  if (!verified || !isShortLived(world, verified.payload) || !allows(verified.payload, call))
    throw notAuthorized();
  return key;
}

function keyIdIn(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

/** A token need not say when it was made; then it counts from now. */
function isShortLived(world: LiveWorld, { iat, exp = 0 }: JWTPayload): boolean {
  const now = world.now() / 1000;
  return exp - (iat ?? now) <= longestSeconds && (iat ?? now) <= now + 60;
}

/** A token can name the only calls that it is for. */
function allows({ scope }: JWTPayload, { method, path }: { method: string; path: string }): boolean {
  if (scope === undefined) return true;
  return Array.isArray(scope) && scope.some((one) => String(one).split('?')[0] === `${method} ${path}`);
}
