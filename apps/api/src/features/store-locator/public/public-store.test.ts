import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  getPublicLocator,
  previewLocator,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import {
  getPublicStore,
  previewStore,
} from '@pinfold/contract/features/store-locator/public-store.endpoints';
import {
  getLocator,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { locatorListings, locatorQuestions, storeLocators } from '../store-locator.table.ts';
import { startLocator } from '../../../testing/worlds/store-locator.ts';
import { startChain } from '../../../testing/worlds/chain.ts';

const name = 'kawiarnia-lipa';

/** Malicious values of texts and links. */
const scripts = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  '//evil.example/',
  'https://user:secret@evil.example/',
  'https://evil.example/"onmouseover="alert(1)',
];
const markup = '<img src=x onerror=alert(1)>"\'--></script><svg onload=alert(1)>{{7*7}}';

test('LOC-03 text of others stays text, and no link of theirs runs anything', async () => {
  const locator = await startLocator();
  const { companyId, make, services } = locator;
  const { queries } = services.database;
  const link = (url: string) => ({ text: markup, url });
  const sections = [
    { kind: 'links' as const, title: markup, items: scripts.map((url) => ({ ...link(url), image: null })) },
    { kind: 'links' as const, title: markup, items: [{ ...link('https://lipa.example/'), image: null }] },
  ];
  const ids: number[] = [];
  for (const url of scripts)
    ids.push(
      await make.location(companyId, {
        name: markup,
        street: markup,
        description: markup,
        website: url,
        mapsUrl: url,
        attributes: [{ attribute_id: 'url_menu', value_type: 3, values: [url] }],
        serviceItems: [
          {
            service_type_id: null,
            category: 'gcid:cafe',
            name: markup,
            description: markup,
            price: { type: 'fixed', amount: 1250, currency: '<b>' },
          },
        ],
      }),
    );
  await locator.setUp();
  for (const [index, locationId] of ids.entries()) {
    const url = scripts[index] ?? '';
    await queries.insert(locatorListings).values({
      companyId,
      locationId,
      text: markup,
      contact: { email: `${markup}@x.test`, phone: '+48 12 422 10 10', url },
      offerLink: link(url),
      sections,
    });
    await make.review(companyId, locationId, {
      comment: markup,
      authorName: markup,
      replyComment: markup,
      replyStatus: 'published',
    });
  }
  await queries.insert(locatorQuestions).values({ companyId, question: markup, answer: markup, position: 0 });
  await queries
    .update(storeLocators)
    .set({ headerName: markup, offerLink: link(scripts[0] ?? ''), sections, builtVersion: null });
  await queries.execute(sql`delete from locator_parts`);

  const texts = [await (await locator.visit('')).text(), await (await locator.visit('pages/0/')).text()];
  for (const id of ids) {
    const store = await locator.ok(getPublicStore, { params: { name, id } });
    expect(store).toMatchObject({
      name: markup,
      description: markup,
      website: '',
      maps_url: '',
      links: [],
      offer_link: null,
      contact: { email: '', url: '' },
      sections: [{ items: [{ url: 'https://lipa.example/' }] }],
      services: [{ name: markup, text: markup }],
      questions: [{ question: markup }],
      reviews: [{ text: markup, reply: markup }],
    });
    texts.push(JSON.stringify(store));
  }
  for (const text of texts)
    expect(text).not.toMatch(/"[^"]*(javascript|vbscript|data):[^"]*"|evil\.example/i);
  const response = await locator.visit(`stores/${ids[0]}/`);
  expect(response.headers.get('Content-Type')).toBe('application/json');
});

test('LOC-03 a shop says what it has in the language of the visitor, its own words before those for all', async () => {
  const chain = await startChain({ now: new Date('2031-03-10T10:00:00Z') });
  const { companyId, id, services, owner } = chain;
  const { queries } = services.database;
  await chain.services.database.queries.execute(sql`
    update locations set attributes = ${JSON.stringify([
      { attribute_id: 'has_delivery', value_type: 1, values: [true] },
      { attribute_id: 'has_takeout', value_type: 1, values: [false] },
      { attribute_id: 'url_menu', value_type: 3, values: ['https://lipa.example/menu'] },
      { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
    ])}::jsonb,
    more_hours = ${JSON.stringify([{ hours_type_id: 'DELIVERY', periods: [{ open_day: 0, open_time: '10:00', close_day: 0, close_time: '12:00' }] }])}::jsonb,
    service_items = ${JSON.stringify([
      {
        service_type_id: null,
        category: 'gcid:cafe',
        name: 'Tort',
        description: 'Na zamówienie',
        price: { type: 'range', from: 9000, to: 12_050, currency: 'PLN' },
      },
      {
        service_type_id: 'job_type_id:catering',
        category: 'gcid:cafe',
        name: '',
        description: '',
        price: { type: 'none' },
      },
    ])}::jsonb where company_id = ${companyId}`);
  await queries.insert(locatorQuestions).values([
    { companyId, question: 'Czy można z psem?', answer: 'Tak', position: 0 },
    { companyId, locationId: id, question: 'Gdzie zaparkować?', answer: 'Obok', position: 0 },
  ]);
  const preview = await chain.ok(previewStore, { as: owner, params: { id }, query: { lang: 'en' } });
  expect(preview).toMatchObject({
    id,
    name: 'Kawiarnia Lipa',
    formatted_address: 'Rynek Główny 1, 31-042 Kraków',
    category: 'Cafe',
    phones: ['+48124221010'],
    formatted_phones: ['12 422 10 10'],
    zone: 'Europe/Warsaw',
    more_hours: [{ label: 'Delivery', hours: { week: [600, 720], dates: [] } }],
    services: [{ name: 'Tort' }, { name: 'Catering', text: '' }],
    links: [{ url: 'https://lipa.example/menu' }],
    questions: [{ question: 'Gdzie zaparkować?' }, { question: 'Czy można z psem?' }],
  });
  expect(preview.attributes.flatMap(({ items }) => items)).toEqual(['Delivery', 'Wi-Fi: Free']);
  const polish = await chain.ok(previewStore, { as: owner, params: { id }, query: { lang: 'pl' } });
  expect(polish).toMatchObject({ category: 'Kawiarnia' });
  expect(polish.services[0]?.text.replaceAll('\u00A0', ' ')).toBe('Na zamówienie · 90,00–120,50 zł');
  expect(polish.attributes.flatMap(({ items }) => items)).toContain('Wi-Fi: Bezpłatne');

  const shown = await chain.ok(previewLocator, { as: owner, query: { lang: 'es' } });
  expect(shown).toMatchObject({ language: 'es', count: 1, stores: [{ id }], pages: [{ page: 0, count: 1 }] });
  expect(await queries.select().from(storeLocators)).toEqual([]);

  const { version } = await chain.ok(getLocator, { as: owner });
  await chain.ok(updateLocator, { as: owner, body: { version, name, is_published: true } });
  await chain.edit(id, { name: 'Kawiarnia Lipa na Rynku' });
  await chain.jobs.settle(120);
  const visited = await chain.ok(getPublicLocator, { params: { name }, query: { lang: 'es' } });
  const { version: built, pages, page_url } = visited;
  const same = { ...shown, version: built, pages, name, page_url };
  expect(visited).toEqual({ ...same, stores: [{ ...shown.stores[0], name: 'Kawiarnia Lipa na Rynku' }] });
});
