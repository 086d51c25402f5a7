import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { isLanguage, type Language } from '@pinfold/contract/languages';
import { requestLanguage } from '../../../http/request-language.ts';
import type { Services } from '../../../services.ts';
import { directoryPage } from './directory-page.ts';
import { inLanguage, notFoundPage, type Page, pagePolicy } from './page-frame.ts';
import { readDirectory, readLocator, readSitemap, readStore } from './page-data.ts';
import { storePage } from './store-page.ts';
import { locatorPath } from './store-path.ts';

/** What search engines find of published locators, and who has no JavaScript: below `/locator`. */
export function locatorPages(services: Services): Hono {
  const hono = new Hono();
  const addressOf = (path: string) => `${services.publicUrl}${path}`;
  hono.use(compress(), etag({ weak: true }));
  hono.get('/:name', (context) => context.redirect(locatorPath(context.req.param('name')), 301));

  hono.get('/:name/', async (context) => {
    const name = context.req.param('name');
    const own = await readLocator(services, name);
    const language = wantedLanguage(context) ?? own?.language;
    const page = pageNumber(context.req.query('page'));
    const part = own && page !== undefined ? await readDirectory(services, name, page) : undefined;
    const locator = own && language && (await readLocator(services, name, language));
    if (!part || !locator || !language) return notFound(services, context);
    return answer(
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
    return xml(
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
    return part ? xml(context, sitemap(part.paths.map(addressOf))) : notFound(services, context);
  });

  hono.on('GET', ['/:name/:store', '/:name/:store/'], async (context) => {
    const { name = '', store: asked = '' } = context.req.param();
    const [, id] = /^([1-9]\d{0,14})(?:-.*)?$/.exec(asked) ?? [];
    const found = id && (await readStore(services, name, Number(id), wantedLanguage(context)));
    if (!found) return notFound(services, context);
    const { language, ownLanguage, store } = found;
    const { pathname } = new URL(store.page_url);
    if (!context.req.path.endsWith(pathname))
      return context.redirect(inLanguage(pathname, language, ownLanguage), 301);
    return answer(
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

function wantedLanguage(context: Context): Language | undefined {
  const lang = context.req.query('lang');
  return isLanguage(lang) ? lang : undefined;
}

/** From 0; undefined for what is no page of a list. */
function pageNumber(asked: string | undefined): number | undefined {
  if (asked === undefined) return 0;
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) - 1 : undefined;
}

function answer(services: Services, context: Context, page: Page): Response | Promise<Response> {
  context.header('Cache-Control', 'public, max-age=300');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  context.header('Content-Security-Policy', pagePolicy(services, page.styleHash));
  return context.html(page.content);
}

function notFound(services: Services, context: Context): Response | Promise<Response> {
  const language = wantedLanguage(context) ?? requestLanguage(context.req.header('Accept-Language'));
  context.status(404);
  context.header('X-Robots-Tag', 'noindex');
  context.header('Vary', 'Accept-Language');
  return answer(services, context, notFoundPage(language));
}

function xml(context: Context, content: string): Response {
  context.header('Cache-Control', 'public, max-age=3600');
  return context.body(content, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

/** A sitemap of these addresses (sitemaps.org). */
function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${xmlText(address)}</loc></url>`).join('\n');
  return `${declaration}<urlset xmlns="${namespace}">\n${urls}\n</urlset>\n`;
}

/** An index of sitemaps, where one cannot hold all. */
function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`).join('\n');
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${maps}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
