import { html } from 'hono/html';
import type { AccountHead } from '../../world/world-source.ts';
import type { Language } from '../../page/language.ts';

interface ConsentPage {
  language: Language;
  accounts: readonly AccountHead[];
  /** Where the choice goes; an answer without an account is a refusal. */
  answerUrl: string;
  stylesheet: string;
}

// Links rather than a form: a strict form-action would also forbid the redirect back to the product.
export function consentPage({ language, accounts, answerUrl, stylesheet }: ConsentPage) {
  const text = texts[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body class="narrow">
        <main class="card">
          <p class="eyebrow">${text.eyebrow}</p>
          <h1>${text.title}</h1>
          <p>${text.explanation}</p>
          <ul class="choices">
            ${accounts.map(
              ({ id, name, email }) =>
                html`<li>
                  <a class="choice" href="${answerUrl}&account=${id}">${name}<span>${email ?? id}</span></a>
                </li>`,
            )}
          </ul>
          <a class="button" href="${answerUrl}">${text.refuse}</a>
        </main>
      </body>
    </html>`;
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawane konto Google',
    title: 'Wybierz konto',
    explanation: 'Aplikacja prosi o zarządzanie Profilami Firmy w Google. Wybór konta oznacza zgodę.',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Google account',
    title: 'Choose an account',
    explanation: 'The app asks to manage Google Business Profiles. Choosing an account gives consent.',
    refuse: 'Refuse',
  },
} as const;
