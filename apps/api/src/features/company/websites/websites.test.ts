import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createWebsite,
  createWebsiteKeywords,
  deleteWebsite,
  deleteWebsiteKeyword,
  listWebsiteKeywords,
  listWebsites,
} from '@pinfold/contract/features/company/websites.endpoints';
import { deleteSearchLocation } from '@pinfold/contract/features/company/search-locations.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { searchLocations } from '../search-locations/search-locations.table.ts';
import { websites } from './websites.table.ts';

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  async function searchLocation(name: string, ofCompany = companyId): Promise<number> {
    const [place] = await api.services.database.queries
      .insert(searchLocations)
      .values({ companyId: ofCompany, name, region: '', country: 'PL' })
      .returning({ id: searchLocations.id });
    return place?.id ?? 0;
  }
  return { ...api, companyId, as, searchLocation };
}

describe('COM-06 websites', () => {
  test('are kept in one form, named by their host, and listed with the number of their keywords', async () => {
    const { ok, as, searchLocation } = await start();
    const added = await ok(createWebsite, { as, body: { url: ' HTTPS://www.Źdźbło.pl/#menu ' } });
    expect(added).toMatchObject({
      url: 'https://www.xn--dbo-iwa1zb.pl/',
      name: 'źdźbło.pl',
      keywords_count: 0,
    });
    const named = await ok(createWebsite, { as, body: { url: 'http://lipa.pl', name: 'Lipa' } });
    const body = { keywords: ['kawa', 'ciasto'], search_location: await searchLocation('Kraków') };
    await ok(createWebsiteKeywords, { as, params: { id: named.id }, body });
    expect(await ok(listWebsites, { as })).toEqual({
      count: 2,
      results: [{ ...named, keywords_count: 2 }, added],
    });
    expect((await ok(listWebsites, { as, query: { page_size: 1, page: 2 } })).results).toEqual([added]);
  });

  test.each(['lipa.pl', 'ftp://lipa.pl', 'http://localhost:3000', 'https://anna:haslo@lipa.pl', ''])(
    'of %j are refused, with the rule',
    async (url) => {
      const { request, as } = await start();
      const { problem } = await request(createWebsite, { as, body: { url } });
      const message = 'Adres musi zaczynać się od http:// lub https://.';
      expect(problem).toMatchObject({ code: 'url_invalid', detail: message });
      expect(problem?.errors).toEqual([{ path: 'body.url', message }]);
    },
  );

  test('are not added twice, however they are written, and not by two at once', async () => {
    const { request, as, make } = await start();
    const answers = await Promise.all(
      ['https://lipa.pl', 'https://LIPA.pl:443/#top'].map((url) =>
        request(createWebsite, { as, body: { url } }),
      ),
    );
    expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(['website_exists', undefined]);
    const other = await make.member(await make.company(), { type: memberTypes.owner });
    expect((await request(createWebsite, { as: other, body: { url: 'https://lipa.pl' } })).status).toBe(201);
  });

  test('go with their keywords, and not those of another company', async () => {
    const { ok, request, as, make, searchLocation } = await start();
    const { id } = await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    const body = { keywords: ['kawa'], search_location: await searchLocation('Kraków') };
    await ok(createWebsiteKeywords, { as, params: { id }, body });
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    for (const endpoint of [deleteWebsite, listWebsiteKeywords] as const)
      expect((await request(endpoint, { as: stranger, params: { id } })).problem?.code).toBe('not_found');
    await ok(deleteWebsite, { as, params: { id } });
    expect(await ok(listWebsites, { as })).toEqual({ count: 0, results: [] });
    expect((await request(deleteWebsite, { as, params: { id } })).problem?.code).toBe('not_found');
  });
});

describe('COM-06 keywords of a website', () => {
  test('are watched from one place each, once, whatever their case and blanks', async () => {
    const { ok, as, searchLocation } = await start();
    const { id } = await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    const [krakow, lodz] = [await searchLocation('Kraków'), await searchLocation('Łódź')];
    const params = { id };
    const keywords = ['Kawa  na wynos', 'kawa na WYNOS', 'ciasto'];
    const added = await ok(createWebsiteKeywords, {
      as,
      params,
      body: { keywords, search_location: krakow },
    });
    expect(added.results.map(({ keyword }) => keyword).toSorted()).toEqual(['ciasto', 'kawa na wynos']);
    const again = await ok(createWebsiteKeywords, {
      as,
      params,
      body: { keywords, search_location: krakow },
    });
    expect(again).toEqual({ count: 0, results: [] });
    await ok(createWebsiteKeywords, { as, params, body: { keywords, search_location: lodz } });
    expect((await ok(listWebsiteKeywords, { as, params })).count).toBe(4);
    const there = await ok(listWebsiteKeywords, { as, params, query: { search_location: lodz } });
    expect(there.results.map(({ keyword }) => keyword)).toEqual(['ciasto', 'kawa na wynos']);

    const [first] = there.results;
    const removed = { id, keyword_id: first?.id ?? 0 };
    await ok(deleteWebsiteKeyword, { as, params: removed });
    expect((await ok(listWebsiteKeywords, { as, params })).count).toBe(3);
    await ok(deleteSearchLocation, { as, params: { id: krakow } });
    expect((await ok(listWebsiteKeywords, { as, params })).results).toMatchObject([
      { search_location: lodz },
    ]);
  });

  test('need a website and a place of the same company', async () => {
    const { ok, request, as, make, searchLocation } = await start();
    const { id } = await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
    const otherCompany = await make.company();
    const stranger = await make.member(otherCompany, { type: memberTypes.owner });
    const own = await searchLocation('Kraków');
    const elsewhere = await searchLocation('Kraków', otherCompany);
    for (const [asker, search_location] of [
      [as, elsewhere],
      [as, 999_999],
      [stranger, elsewhere],
      [stranger, own],
    ] as const) {
      const body = { keywords: ['kawa'], search_location };
      const { problem } = await request(createWebsiteKeywords, { as: asker, params: { id }, body });
      expect(problem?.code).toBe('not_found');
    }
    const added = await ok(createWebsiteKeywords, {
      as,
      params: { id },
      body: { keywords: ['kawa'], search_location: own },
    });
    const params = { id, keyword_id: added.results[0]?.id ?? 0 };
    expect((await request(deleteWebsiteKeyword, { as: stranger, params })).problem?.code).toBe('not_found');
    expect((await ok(listWebsiteKeywords, { as, params: { id } })).count).toBe(1);
  });
});

test('COM-06 who reads positions of a website hears that its keywords have changed', async () => {
  const { ok, as, companyId, searchLocation, services } = await start();
  const [website] = await services.database.queries
    .insert(websites)
    .values({ companyId, url: 'https://lipa.pl/', name: 'Lipa', createdAt: services.now() })
    .returning({ id: websites.id });
  const id = website?.id ?? 0;
  const krakow = await searchLocation('Kraków');
  const heard: unknown[] = [];
  const stop = services.live.subscribe(companyId, (event) => void heard.push(event));
  const isHeard = async () => {
    await expect.poll(() => heard).toContainEqual({ topic: 'websites', ids: [id] });
    heard.length = 0;
  };
  const body = { keywords: ['kawa', 'ciasto'], search_location: krakow };
  const { results } = await ok(createWebsiteKeywords, { as, params: { id }, body });
  await isHeard();
  await ok(deleteWebsiteKeyword, { as, params: { id, keyword_id: results[0]?.id ?? 0 } });
  await isHeard();
  await ok(deleteSearchLocation, { as, params: { id: krakow } });
  await isHeard();
  stop();
});
