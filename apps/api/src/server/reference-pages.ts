import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Language } from '@pinfold/contract/languages';
import { problemCodes, problemStatus } from '@pinfold/contract/problem-codes';
import { html, type Markup } from '../answers/markup.ts';
import { problemText } from '../http/answer-problem.ts';
import { requestLanguage } from '../http/request-language.ts';

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** The reference as Swagger UI shows it, from our own server: nothing is fetched from anywhere else. */
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
  hono.get('/', (context) => context.html(referencePage));
  hono.get('/start.js', (context) =>
    context.body(startScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    hono.get(`/${file}`, serveStatic({ root: assets, rewriteRequestPath: () => `/${file}` }));
  return hono;
}

const referencePage = html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pinfold API</title>
    <link rel="stylesheet" href="/docs/api/swagger-ui.css" />
    <div id="reference"></div>
    <script src="/docs/api/swagger-ui-bundle.js"></script>
    <script src="/docs/api/start.js"></script>
  </html>`;

const startScript = `SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#reference', deepLinking: true, defaultModelsExpandDepth: 0, persistAuthorization: false,
});`;

/** Where the `type` of a problem document leads: every code, its status and its sentence. */
export function errorReference(): Hono {
  const hono = new Hono();
  hono.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: false,
    }),
  );
  hono.get('/', (context) => {
    const language = requestLanguage(context.req.header('Accept-Language'));
    return context.html(errorsPage(language));
  });
  return hono;
}

function errorsPage(language: Language): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>Pinfold API: errors</title>
      <h1>Pinfold API: errors</h1>
      <dl>
        ${problemCodes.map(
          (code) =>
            html`<dt id="${code}"><code>${code}</code> ${problemStatus[code]}</dt>
              <dd>${problemText(code, language)}</dd>`,
        )}
      </dl>
    </html>`;
}
