import { createHash } from 'node:crypto';
import type { PublicLocatorOptions } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { type Language, languages } from '@pinfold/contract/languages';
import { html, type Markup, raw } from '../../../answers/markup.ts';
import type { Services } from '../../../services.ts';
import { mapTiles } from '../../session/installation-settings.ts';
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

export interface Page {
  content: Markup;
  /** What the policy lets through of what stands in the page itself. */
  styleHash: string;
}

/** A whole page around its content. */
export function pageFrame(head: PageHead, content: Markup): Page {
  const { language, ownLanguage, url, options, listUrl } = head;
  const texts = pageTexts(language);
  const style = pageStyle(options.primary_color);
  const addressIn = (tag: Language) => inLanguage(url, tag, ownLanguage);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${head.title}</title>
        <meta name="description" content="${head.description}" />
        <link rel="canonical" href="${addressIn(language)}" />
        ${languages.map((tag) => html`<link rel="alternate" hreflang="${tag}" href="${addressIn(tag)}" />`)}
        <link rel="alternate" hreflang="x-default" href="${url}" />
        ${options.site_icon ? html`<link rel="icon" href="${options.site_icon.url}" />` : ''}
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${head.title}" />
        <meta property="og:url" content="${addressIn(language)}" />
        <meta property="og:description" content="${head.description}" />
        ${head.picture === undefined ? '' : html`<meta property="og:image" content="${head.picture}" />`}
        ${styleElement(style)} ${head.data ? dataElement(head.data) : ''}
      </head>
      <body>
        <header>
          <a class="name" href="${inLanguage(listUrl, language, ownLanguage)}"
            >${logoOf(options.logo)}<span>${options.header_name}</span></a
          >
          <nav aria-label="${texts.languages}">
            <ul>
              ${languages.map((tag) => languageLink(tag, language, addressIn(tag)))}
            </ul>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  return { content: page, styleHash: styleHash(style) };
}

/** Without a blank around it: the policy knows the style to the letter. */
function styleElement(style: string): Markup {
  return raw(`<style>${style}</style>`);
}

function styleHash(style: string): string {
  return createHash('sha256').update(style).digest('base64');
}

function dataElement(data: object): Markup {
  return raw(`<script type="application/ld+json">${jsonInScript(data)}</script>`);
}

/** The same address in a language; the locator’s own needs no parameter. */
export function inLanguage(url: string, language: Language, ownLanguage: Language): string {
  if (language === ownLanguage) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
}

function logoOf(logo: PublicLocatorOptions['logo']): Markup | string {
  return logo ? html`<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="" />` : '';
}

function languageLink(tag: Language, current: Language, url: string): Markup {
  const { language } = pageTexts(tag);
  return tag === current
    ? html`<li><b aria-current="true">${language}</b></li>`
    : html`<li><a href="${url}" lang="${tag}" hreflang="${tag}">${language}</a></li>`;
}

/** JSON whose text can neither end the element nor begin a comment in it. */
function jsonInScript(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What is answered for a locator, and for a store, that visitors do not find, whatever the reason. */
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

/**
 * The policy of a page for search engines: scripts of our own, the one style that stands in it, pictures of ours and of
 * the map that the installation chose. JSON-LD is data, which no policy has to let through.
 */
export function pagePolicy({ config, publicUrl }: Services, hashOfStyle: string): string {
  const { origin } = new URL(publicUrl);
  const tiles = mapTiles(config)?.tile_url;
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'sha256-${hashOfStyle}'`,
    `img-src 'self' data: ${[origin, ...(tiles === undefined ? [] : [new URL(tiles).origin])].join(' ')}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script, and nobody may say otherwise.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
