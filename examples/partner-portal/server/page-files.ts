import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from './settings.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Serves the built page with a strict policy: styles with a nonce, requests and pictures only of us and Pinfold. */
export function pageFiles({ pinfoldApi }: Settings): Hono {
  const files = new Hono();
  const { origin: pinfold } = new URL(pinfoldApi);
  // The sandbox names its photos of reviews so, on the same port.
  const sandbox = pinfold.replace('//localhost:', '//127.0.0.1:');
  files.use('/assets/*', serveStatic({ root: dist }));
  files.get('/assets/*', (context) => context.notFound());
  files.get('/favicon.svg', serveStatic({ root: dist }));
  files.get('*', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'nonce-${nonce}'`],
        imgSrc: ["'self'", 'data:', 'https://*.googleusercontent.com', pinfold, sandbox],
        mediaSrc: ['https://*.googleusercontent.com', pinfold, sandbox],
        connectSrc: ["'self'", pinfold],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    });
    await policy(context, async () => {});
    const page = await readFile(`${dist}/index.html`, 'utf8');
    return context.html(page.replaceAll('%NONCE%', nonce));
  });
  return files;
}
