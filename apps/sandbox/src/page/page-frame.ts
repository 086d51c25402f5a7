import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from './language.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageFrame {
  base: string;
  language: Language;
  text: { title: string; intro: string; refresh: string; language: string; done: string };
  /** Ways to the other pages. */
  links: { href: string; label: string }[];
  /** The query parameters besides the language, kept when the language changes. */
  search: Record<string, string>;
  /** Between the heading and the ways out. */
  aside?: Markup;
  main: Markup;
}

/** What all pages share. Forms name the script call they make in `data-*`; the script file sends it and renews the page. */
export function pageFrame({ base, language, text, links, search, aside, main }: PageFrame) {
  const other = language === 'pl' ? 'en' : 'pl';
  const address = (lang: Language) => `?${new URLSearchParams({ ...search, lang }).toString()}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/sandbox.css" />
        <script type="module" src="${base}/sandbox.js"></script>
      </head>
      <body data-world="${base}/world">
        <header>
          <div>
            <h1>${text.title}</h1>
            <p>${text.intro}</p>
          </div>
          ${aside ?? ''}
          <nav>
            ${links.map(({ href, label }) => html`<a class="button" href="${href}">${label}</a>`)}
            <a class="button" href="${address(language)}" data-refresh>${text.refresh}</a>
            <a class="button" href="${address(other)}" lang="${other}">${text.language}</a>
          </nav>
        </header>
        <p role="status" data-done="${text.done}"></p>
        ${main}
      </body>
    </html>`;
}
