import { createMiddleware } from 'hono/factory';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const strictHeaders = createMiddleware(async (c, next) => {
  await next();
  // A page that leads to another site names it in a policy of its own.
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
});
