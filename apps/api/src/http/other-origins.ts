import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets pages of other origins read answers: nothing but the token in the header opens anything, and an embed token says
 * itself which pages may use it. Cookies are never taken along.
 */
export function otherOrigins(): MiddlewareHandler {
  return cors({
    origin: '*',
    allowHeaders: ['Authorization', 'Company-Id', 'Accept-Language', 'Content-Type'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 7200,
  });
}
