import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { panelHeaders, type Allowed } from '../http/security-headers.ts';

/** The built panel: hashed files for ever, the page itself anew each time with a nonce of its own. */
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
