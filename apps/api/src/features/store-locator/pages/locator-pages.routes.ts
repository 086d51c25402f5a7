import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { isLanguage, type Language } from '@pinfold/contract/languages';
import { type Markup, xml } from '../../../answers/markup.ts';
import { type Page, pagePolicy } from '../../../answers/public-page.ts';
import { requestLanguage } from '../../../http/request-language.ts';
import type { Services } from '../../../services.ts';
import { directoryPage } from './directory-page.ts';
import { mapTiles } from '../../session/installation-settings.ts';
import { inLanguage, notFoundPage } from './page-frame.ts';
import { readDirectory, readLocator, readSitemap, readStore } from './page-data.ts';
import { storePage } from './store-page.ts';
import { locatorPath } from './store-path.ts';

/** Published locators for search engines, and for visitors without JavaScript: below `/locator`. */
export function locatorPages(services: Services): Hono {
  const hono = new Hono();
  const addressOf = (path: string) => `${services.publicUrl}${path}`;
  hono.use(compress(), etag({ weak: true }));
  hono.get('/:name', (context) => context.redirect(locatorPath(context.req.param('name')), 301));

  hono.get('/:name/', async (context) => {
    const name = context.req.param('name');
    const own = await readLocator(services, name);
    const language = requestedLanguage(context) ?? own?.language;
    const page = pageNumber(context.req.query('page'));
    const part = own && page !== undefined ? await readDirectory(services, name, page) : undefined;
    const locator = own && language && (await readLocator(services, name, language));
    if (!part || !locator || !language) return notFound(services, context);
    return respond(
      services,
      context,
      directoryPage({
        locator,
        part,
        language,
        ownLanguage: own.language,
        listUrl: addressOf(locatorPath(name)),
      }),
    );
  });

  hono.get('/:name/sitemap.xml', async (context) => {
    const name = context.req.param('name');
    const part = await readSitemap(services, name, 0);
    if (!part) return notFound(services, context);
    const numbers = Array.from({ length: part.parts }, (_, index) => index + 1);
    return respondXml(
      context,
      part.parts === 1
        ? sitemap(part.paths.map(addressOf))
        : sitemapIndex(numbers.map((number) => addressOf(`${locatorPath(name)}sitemap-${number}.xml`))),
    );
  });

  hono.get('/:name/:file{sitemap-[1-9][0-9]*[.]xml}', async (context) => {
    const { name, file } = context.req.param();
    const number = Number(file.replaceAll(/\D/g, ''));
    const part = await readSitemap(services, name, number - 1);
    return part ? respondXml(context, sitemap(part.paths.map(addressOf))) : notFound(services, context);
  });

  hono.on('GET', ['/:name/:store', '/:name/:store/'], async (context) => {
    const { name = '', store: segment = '' } = context.req.param();
    const [, id] = /^([1-9]\d{0,14})(?:-.*)?$/.exec(segment) ?? [];
    const found = id && (await readStore(services, name, Number(id), requestedLanguage(context)));
    if (!found) return notFound(services, context);
    const { language, ownLanguage, store } = found;
    const { pathname } = new URL(store.page_url);
    if (!context.req.path.endsWith(pathname))
      return context.redirect(inLanguage(pathname, language, ownLanguage), 301);
    return respond(
      services,
      context,
      storePage({
        ...found,
        url: store.page_url,
        listUrl: addressOf(locatorPath(name)),
        now: services.now(),
      }),
    );
  });

  hono.get('*', (context) => notFound(services, context));
  return hono;
}

function requestedLanguage(context: Context): Language | undefined {
  const lang = context.req.query('lang');
  return isLanguage(lang) ? lang : undefined;
}

/** From 0; undefined for what is not the number of a page. */
function pageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 0;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : undefined;
}

function respond(services: Services, context: Context, page: Page): Response | Promise<Response> {
  context.header('Cache-Control', 'public, max-age=300');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  const tiles = mapTiles(services.config)?.tile_url;
  const pictures = tiles === undefined ? [] : [new URL(tiles).origin];
  const { publicUrl } = services;
  context.header('Content-Security-Policy', pagePolicy({ publicUrl, pictures }, page.styleHash));
  return context.html(page.content);
}

function notFound(services: Services, context: Context): Response | Promise<Response> {
  const language = requestedLanguage(context) ?? requestLanguage(context.req.header('Accept-Language'));
  context.status(404);
  context.header('X-Robots-Tag', 'noindex');
  context.header('Vary', 'Accept-Language');
  return respond(services, context, notFoundPage(language));
}

function respondXml(context: Context, content: Markup): Response {
  context.header('Cache-Control', 'public, max-age=3600');
  return context.body(String(content), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

/** A sitemap of these addresses (sitemaps.org). */
function sitemap(addresses: readonly string[]): Markup {
  return xml`${declaration}<urlset xmlns="${namespace}">
${addresses.map((address) => xml`<url><loc>${address}</loc></url>\n`)}</urlset>
`;
}

/** An index of sitemaps, where one cannot hold all. */
function sitemapIndex(addresses: readonly string[]): Markup {
  return xml`${declaration}<sitemapindex xmlns="${namespace}">
${addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`;
}

const declaration = xml`<?xml version="1.0" encoding="UTF-8"?>\n`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
