import type { PublicLocatorOptions } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { type Language, languages } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import { page, type Page } from '../../../answers/public-page.ts';
import { pageStyle } from './page-style.ts';
import { pageTexts } from './page-texts.ts';

interface PageHead {
  title: string;
  description: string;
  language: Language;
  /** The language that the address means when it names none. */
  ownLanguage: Language;
  /** The address of this page without a language. */
  url: string;
  options: Pick<PublicLocatorOptions, 'header_name' | 'logo' | 'site_icon' | 'primary_color'>;
  /** The page with all stores, without a language. */
  listUrl: string;
  data?: object;
  picture?: string | undefined;
}

/** A whole page around its content. */
export function pageFrame(head: PageHead, content: Markup): Page {
  return page({
    language: head.language,
    style: pageStyle(head.options.primary_color),
    head: pageHead(head),
    data: head.data,
    body: html`${pageHeader(head)}
      <main>${content}</main>`,
  });
}

/** The page for a locator, and for a store, that visitors do not find, whatever the reason. */
export function notFoundPage(language: Language): Page {
  const { notFound, notFoundHint } = pageTexts(language);
  return page({
    language,
    style: pageStyle(''),
    head: html`<meta name="robots" content="noindex" /> <title>${notFound}</title>`,
    body: html`<header></header>
      <main>
        <section>
          <h1>${notFound}</h1>
          <p class="text">${notFoundHint}</p>
        </section>
      </main>`,
  });
}

/** What search engines, and those who share the page, read of it. */
function pageHead({ title, description, language, ownLanguage, url, options, picture }: PageHead): Markup {
  const urlIn = (tag: Language) => inLanguage(url, tag, ownLanguage);
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${urlIn(language)}" />
    ${languages.map((tag) => html`<link rel="alternate" hreflang="${tag}" href="${urlIn(tag)}" />`)}
    <link rel="alternate" hreflang="x-default" href="${url}" />
    ${options.site_icon ? html`<link rel="icon" href="${options.site_icon.url}" />` : ''}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:url" content="${urlIn(language)}" />
    <meta property="og:description" content="${description}" />
    ${picture === undefined ? '' : html`<meta property="og:image" content="${picture}" />`}`;
}

/** The name of the locator, which leads to the list, and the same page in the other languages. */
function pageHeader({ language, ownLanguage, url, listUrl, options }: PageHead): Markup {
  const { logo, header_name } = options;
  return html`<header>
    <a class="name" href="${inLanguage(listUrl, language, ownLanguage)}"
      >${
        logo ? html`<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="" />` : ''
      }<span>${header_name}</span></a
    >
    <nav aria-label="${pageTexts(language).languages}">
      <ul>
        ${languages.map((tag) => languageLink(tag, language, inLanguage(url, tag, ownLanguage)))}
      </ul>
    </nav>
  </header>`;
}

function languageLink(tag: Language, current: Language, url: string): Markup {
  const { language } = pageTexts(tag);
  return tag === current
    ? html`<li><b aria-current="true">${language}</b></li>`
    : html`<li><a href="${url}" lang="${tag}" hreflang="${tag}">${language}</a></li>`;
}

/** The same address in a language; the locator’s own needs no parameter. */
export function inLanguage(url: string, language: Language, ownLanguage: Language): string {
  if (language === ownLanguage) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
}
