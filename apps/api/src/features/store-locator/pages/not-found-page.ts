import { html } from '../../../answers/markup.ts';
import type { Language } from '@pinfold/contract/languages';
import { styleElement, styleHash, type Page } from './page-frame.ts';
import { pageStyle } from './page-style.ts';
import { pageTexts } from './page-texts.ts';

/** What is answered for a locator, and for a shop, that visitors do not find, whatever the reason. */
export function notFoundPage(language: Language): Page {
  const { notFound, notFoundHint } = pageTexts(language);
  const style = pageStyle('');
  return {
    styleHash: styleHash(style),
    content: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${notFound}</title>
          ${styleElement(style)}
        </head>
        <body>
          <header></header>
          <main>
            <section>
              <h1>${notFound}</h1>
              <p class="text">${notFoundHint}</p>
            </section>
          </main>
        </body>
      </html>`,
  };
}
