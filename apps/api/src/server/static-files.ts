import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { type Allowed, panelHeaders } from '../http/security-headers.ts';

/**
 * Serves the built panel: hashed files with an unlimited lifetime, the page itself uncached and with a new nonce each
 * time.
 */
export function panelFiles(folder: string, allowed: Allowed): Hono {
  const hono = new Hono();
  hono.use('/assets/*', compress());
  hono.use(
    '/assets/*',
    serveStatic({
      root: folder,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  hono.get('/assets/*', (context) => context.notFound());
  hono.get('/favicon.svg', serveStatic({ root: folder }));
  hono.get('*', async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    await panelHeaders(nonce, allowed)(context, async () => {});
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    context.header('Cache-Control', 'no-cache');
    return context.html(page.replaceAll('%NONCE%', nonce));
  });
  return hono;
}

/**
 * The script tag of a store locator, for pages of any origin: the script itself is asked for again after minutes, what
 * it brings has its content in its name. The panel’s own pages below `/store-locator/` end otherwise.
 */
export function widgetFiles(folder: string): Hono {
  const hono = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  hono.get(
    '/store-locator.js',
    forEveryPage('public, max-age=300, stale-while-revalidate=86400'),
    etag(),
    files,
  );
  hono.get('/store-locator/:chunk{[^/]+[.]js}', forEveryPage('public, max-age=31536000, immutable'), files);
  for (const path of ['/store-locator.js', '/store-locator/:chunk{[^/]+[.]js}'])
    hono.get(path, (context) => {
      context.header('Cache-Control', 'no-store');
      return context.notFound();
    });
  return hono;
}

function forEveryPage(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('X-Content-Type-Options', 'nosniff');
    if (context.res.ok || context.res.status === 304) context.header('Cache-Control', cacheControl);
  };
}
