import type { Context, MiddlewareHandler } from 'hono';
import type { CallMeter } from '../http/call-meter.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { appStoreRoles, type ConnectApp } from './app-store-state.ts';
import { agreementMissing, ConnectError, forbidden, notFound } from './connect-error.ts';
import { keyOfToken } from './connect-token.ts';

type AppStoreRights = (typeof appStoreRoles)[keyof typeof appStoreRoles];

export interface ConnectEnv {
  Variables: {
    /** What the key behind the token may do. */
    rights: AppStoreRights;
  };
}

const hour = 3600;

/**
 * What every call needs: the token of a key, room in that key's hour, and the team's agreement. Headers tell what is left
 * (developer.apple.com/documentation/appstoreconnectapi/identifying-rate-limits).
 */
export function requireKey(world: LiveWorld, meter: CallMeter, path: string): MiddlewareHandler<ConnectEnv> {
  return async (c, next) => {
    const called = new URL(c.req.url).pathname.slice(path.length);
    const call = { method: c.req.method, path: called };
    const { id, role } = await keyOfToken(world, c.req.header('Authorization') ?? '', call);
    const limit = world.state.quotas.connectCallsPerHour;
    const wait = meter.spend(`connect/${id}`, limit, hour);
    if (limit !== null) {
      const left = Math.max(0, limit - meter.spent(`connect/${id}`, hour));
      c.header('X-Rate-Limit', `user-hour-lim:${limit};user-hour-rem:${left};`);
    }
    if (wait !== undefined) throw rateLimitExceeded();
    if (!world.state.connect.isAgreed) throw agreementMissing();
    c.set('rights', appStoreRoles[role]);
    await next();
  };
}

/** @throws ConnectError `FORBIDDEN_ERROR` */
export function requireRight(c: Context<ConnectEnv>, right: keyof AppStoreRights): void {
  if (!c.get('rights')[right]) throw forbidden();
}

/** @throws ConnectError `NOT_FOUND` */
export function findApp({ state }: LiveWorld, id: string): ConnectApp {
  const found = state.connect.apps.find((one) => one.id === id);
  if (!found) throw notFound('apps', id);
  return found;
}

function rateLimitExceeded(): ConnectError {
  return new ConnectError(
    429,
    'RATE_LIMIT_EXCEEDED',
    'The request rate limit has been reached.',
    "We've received too many requests for this API. Please wait and try again or slow down your request rate.",
  );
}
