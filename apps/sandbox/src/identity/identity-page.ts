import { html } from 'hono/html';
import type { Language } from '../page/language.ts';

interface IdentityPage {
  language: Language;
  stylesheet: string;
  eyebrow: string;
  title: string;
  body: ReturnType<typeof html>;
  head?: ReturnType<typeof html>;
}

/** The layout of the pages on which identity providers and Stripe ask a person. */
export function identityPage({ language, stylesheet, eyebrow, title, body, head }: IdentityPage) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
        ${head ?? ''}
      </head>
      <body class="narrow">
        <main class="card">
          <p class="eyebrow">${eyebrow}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A strict policy for a page whose form ends, after redirects, at the site that asked. */
export function formPolicy(askingSite: string, extra: readonly string[] = []): string {
  const { origin } = new URL(askingSite);
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...extra,
  ].join('; ');
}
