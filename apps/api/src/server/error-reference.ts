import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { problemCodes, problemStatus } from '@pinfold/contract/problem-codes';
import { problemText } from '../http/problem-text.ts';
import { requestLanguage } from '../http/request-language.ts';

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
    return context.html(
      html`<!doctype html>
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
        </html>`,
    );
  });
  return hono;
}
