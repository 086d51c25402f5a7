import { createHash } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import {
  createLocatorQuestion,
  updateLocatorQuestion,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import {
  getLocator,
  updateLocator,
  type LocatorOptions,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { compressed } from '../../../answers/built-answer.ts';
import { startChain } from '../../../testing/worlds/chain.ts';
import { buildLocator } from '../build/locator-build.ts';
import { locatorParts } from '../store-locator.table.ts';
import { locatorPages } from './locator-pages.routes.ts';

async function start(places = 2) {
  const chain = await startChain({ locations: places });
  const { services, ok, owner, companyId } = chain;
  const pages = new Hono().route('/locator', locatorPages(services));
  const save = async (options: Partial<LocatorOptions>) => {
    const { version } = await ok(getLocator, { as: owner });
    await ok(updateLocator, { as: owner, body: { version, ...options } });
    await buildLocator(services, companyId);
  };
  await save({ name: 'lipa', is_published: true, header_name: 'Znajdź Lipę' });
  const get = (path: string, headers: Record<string, string> = {}) =>
    pages.request(`http://panel.test${path}`, { headers });
  const text = async (path: string) => (await get(path)).text();
  return {
    ...chain,
    save,
    get,
    text,
    /** The path of the first store’s page, as the list leads there. */
    async pathOfStore() {
      const [, path = ''] = /href="(\/locator\/lipa\/\d+-[^"]+)"/.exec(await text('/locator/lipa/')) ?? [];
      return path;
    },
  };
}

/** The page's structured data (JSON-LD). */
function graphOf(html: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(json) as { '@context': string; '@graph'?: Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] ?? [data];
}

describe('LOC-06 a search engine', () => {
  test('finds every shop by a link, and the list in three languages that name each other', async () => {
    const { get, text } = await start();
    const response = await get('/locator/lipa/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain('<title>Znajdź Lipę</title>');
    expect(html.match(/href="\/locator\/lipa\/\d+-kawiarnia-lipa-krakow-[^"]+\/"/g)).toHaveLength(2);
    expect(html).toContain('<link rel="canonical" href="http://panel.test/locator/lipa/" />');
    for (const [tag, query] of [
      ['pl', ''],
      ['en', '?lang=en'],
      ['es', '?lang=es'],
      ['x-default', ''],
    ])
      expect(html).toContain(
        `<link rel="alternate" hreflang="${tag}" href="http://panel.test/locator/lipa/${query}" />`,
      );
    expect(html).toContain('<pinfold-store-locator name="lipa" lang="pl">');
    expect(graphOf(html)).toMatchObject([
      { '@type': 'Organization', name: 'Znajdź Lipę', url: 'http://panel.test/locator/lipa/' },
    ]);
    const english = await text('/locator/lipa/?lang=en');
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<link rel="canonical" href="http://panel.test/locator/lipa/?lang=en" />');
    expect(english).toContain('All locations');
    expect(english).toMatch(/href="\/locator\/lipa\/\d+-[^"]+\/\?lang=en"/);
  });

  test('is told of a shop what schema.org asks: where, when, how to call, and no rating', async () => {
    const { text, pathOfStore, ok, owner } = await start();
    await ok(createLocatorQuestion, {
      as: owner,
      body: { facility: null, question: 'Czy można z psem?', answer: 'Tak, zapraszamy.' },
    });
    const html = await text(await pathOfStore());
    const graph = graphOf(html);
    const [business] = graph;
    expect(business).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      name: 'Kawiarnia Lipa',
      telephone: '+48124221010',
      address: {
        '@type': 'PostalAddress',
        postalCode: '31-042',
        addressLocality: 'Kraków',
        addressCountry: 'PL',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 50.0617, longitude: 19.9373 },
      parentOrganization: { '@type': 'Organization', name: 'Znajdź Lipę' },
    });
    expect(html).not.toMatch(/aggregateRating|"review"/i);
    const hours = business?.openingHoursSpecification as Record<string, unknown>[];
    expect(hours.length).toBeGreaterThan(0);
    for (const one of hours) {
      expect(one).toMatchObject({
        '@type': 'OpeningHoursSpecification',
        opens: expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/),
        closes: expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/),
      });
      expect('dayOfWeek' in one).not.toBe('validFrom' in one);
    }
    expect(graph.map((one) => one['@type'])).toEqual(['CafeOrCoffeeShop', 'BreadcrumbList', 'FAQPage']);
    expect(graph[2]).toMatchObject({
      mainEntity: [{ name: 'Czy można z psem?', acceptedAnswer: { text: 'Tak, zapraszamy.' } }],
    });
    expect(html).toContain('Czy można z psem?');
    expect(html).toContain('poniedziałek');
  });

  test('is led from an old address to the new one, and never finds what is not published', async () => {
    const { get, pathOfStore, save } = await start();
    const path = await pathOfStore();
    const [id = ''] = /\d+/.exec(path) ?? [];
    for (const old of [`/locator/lipa/${id}`, `/locator/lipa/${id}/`, `/locator/lipa/${id}-stara-nazwa/`]) {
      const moved = await get(`${old}?lang=en`);
      expect([moved.status, moved.headers.get('Location')], old).toEqual([301, `${path}?lang=en`]);
    }
    const missing = [
      '/locator/inna/',
      '/locator/lipa/999999-nic/',
      '/locator/lipa/?page=2',
      '/locator/lipa/x',
    ];
    for (const one of missing) {
      const answer = await get(one, { 'Accept-Language': 'es' });
      expect([answer.status, answer.headers.get('X-Robots-Tag')], one).toEqual([404, 'noindex']);
      expect(await answer.text()).toContain('Esta página no existe');
    }
    await save({ is_published: false });
    for (const one of ['/locator/lipa/', path, '/locator/lipa/sitemap.xml'])
      expect((await get(one)).status, one).toBe(404);
  });

  test('gets a valid sitemap, of several files when there are more than it may name, and short pages of a large chain', async () => {
    const { get, text, services, companyId } = await start(1);
    const locations = async (path: string) => {
      const document = new DOMParser().parseFromString(await text(path), 'text/xml');
      return Array.from(document.getElementsByTagName('loc'), (one) => one.textContent);
    };
    expect(await locations('/locator/lipa/sitemap.xml')).toEqual([
      'http://panel.test/locator/lipa/',
      expect.stringMatching(
        /^http:\/\/panel\.test\/locator\/lipa\/\d+-kawiarnia-lipa-krakow-rynek-glowny-1\/$/,
      ),
    ]);
    await services.database.queries.execute(sql`
      insert into locations (company_id, google_account_id, google_name, name, store_code, street, postal_code, city, region, country, verification, is_owner)
      select company_id, google_account_id, 'locations/more-' || n, name, '', 'Długa ' || n, '', 'Miasto ' || n % 700, '', country, 'is_verified', true
      from locations, generate_series(1, 9999) n where company_id = ${companyId}`);
    await buildLocator(services, companyId);
    const first = await text('/locator/lipa/');
    expect(first.match(/<li><a href="\/locator\/lipa\/\d/g)).toHaveLength(500);
    expect(first).toContain('rel="next"');
    expect(first.length).toBeLessThan(150_000);
    const last = await text('/locator/lipa/?page=20');
    expect(last).toContain('<link rel="canonical" href="http://panel.test/locator/lipa/?page=20" />');
    expect(last).not.toContain('rel="next"');
    const all = await locations('/locator/lipa/sitemap.xml');
    expect(new Set(all).size).toBe(10_020);
    expect((await get('/locator/lipa/?page=21')).status).toBe(404);

    const half = { part: 0, parts: 2, paths: ['/locator/lipa/'] };
    await services.database.queries
      .update(locatorParts)
      .set({ body: await compressed(JSON.stringify(half), 1) })
      .where(and(eq(locatorParts.companyId, companyId), eq(locatorParts.part, 'sitemap:0')));
    expect(await locations('/locator/lipa/sitemap.xml')).toEqual([
      'http://panel.test/locator/lipa/sitemap-1.xml',
      'http://panel.test/locator/lipa/sitemap-2.xml',
    ]);
    expect(await locations('/locator/lipa/sitemap-1.xml')).toEqual(['http://panel.test/locator/lipa/']);
    expect((await get('/locator/lipa/sitemap-2.xml')).status).toBe(404);
  });

  test('and a visitor get the same page again without its text, under a policy that runs nothing from the page itself', async () => {
    const { get, pathOfStore } = await start();
    const path = await pathOfStore();
    const response = await get(path);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await response.clone().text()) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const etag = response.headers.get('ETag') ?? '';
    expect(response.status).toBe(200);
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('LOC-06 names that would be scripts are text on every page, and in what search engines read', async () => {
  const { services, companyId, text, pathOfStore, save, ok, owner, id } = await start(1);
  const asked = await ok(createLocatorQuestion, {
    as: owner,
    body: { facility: id, question: 'Pytanie', answer: 'Odpowiedź' },
  });
  for (const name of [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    "'; alert(1); '",
    '</style><script>alert(1)</script>',
    '<!--<script>',
    '&lt;script&gt;',
    'a\u2028b',
  ]) {
    await services.database.queries.execute(
      sql`update locations set name = ${name}, description = ${name}, city = ${name}, street = ${name} where company_id = ${companyId}`,
    );
    await ok(updateLocatorQuestion, {
      as: owner,
      params: { id: asked.id },
      body: { question: name, answer: name },
    });
    // A name of one line has no break, whatever is stored elsewhere.
    await save({ header_name: name.replace('\u2028', ' ') });
    const list = await text('/locator/lipa/');
    const store = await text(await pathOfStore());
    for (const [html, scripts] of [
      [list, 2],
      [store, 1],
    ] as const) {
      expect(html.match(/<script/gi), name).toHaveLength(scripts);
      expect(html.match(/<style/gi), name).toHaveLength(1);
      expect(html, name).not.toMatch(/<img src=x|<svg|<!--|<[^>"]*\son\w+=/i);
    }
    expect(graphOf(store)[0]).toMatchObject({ name, description: name });
    expect(graphOf(store)[2]).toMatchObject({ mainEntity: [{ name, acceptedAnswer: { text: name } }] });
  }
});
