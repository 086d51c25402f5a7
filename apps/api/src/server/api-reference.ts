import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** The rendered reference, from our own server: nothing is fetched from anywhere else. */
export function apiReference(): Hono {
  const hono = new Hono();
  hono.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Swagger UI writes style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    }),
  );
  hono.get('/', (context) => context.html(page));
  hono.get('/start.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    hono.get(`/${file}`, serveStatic({ root: assets, rewriteRequestPath: () => `/${file}` }));
  return hono;
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pinfold API</title>
<link rel="stylesheet" href="/docs/api/swagger-ui.css">
<div id="reference"></div>
<script src="/docs/api/swagger-ui-bundle.js"></script>
<script src="/docs/api/start.js"></script>
</html>`;

const script = `SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#reference', deepLinking: true, defaultModelsExpandDepth: 0, persistAuthorization: false,
});`;
