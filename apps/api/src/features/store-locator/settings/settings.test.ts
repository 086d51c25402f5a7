import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createGroup, deleteGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import {
  createLocatorQuestion,
  listLocatorQuestions,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import {
  getLocator,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { listen } from '../../../testing/clients/live-stream.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { locatorBuild } from '../build/locator-build.ts';
import { locatorListings, locatorQuestions } from '../store-locator.table.ts';

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company({ name: 'Kawiarnia Żółw' });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const locations = [
    await api.make.location(companyId),
    await api.make.location(companyId),
    await api.make.location(companyId),
  ] as const;
  const change = (body: object, asker: object = as) => api.requestRaw(updateLocator, { as: asker, body });
  return { ...api, companyId, as, locations, change };
}

const link = (url: string) => ({ text: 'Oferta', url });

describe('LOC-02 the settings of a locator', () => {
  test('are sensible before anybody set them, are kept as they were saved, and leave alone what was not named', async () => {
    const { ok, as, make, locations, jobs } = await start();
    const before = await ok(getLocator, { as });
    expect(before).toMatchObject({
      name: 'kawiarnia-zolw',
      header_name: 'Znajdź Kawiarnia Żółw',
      is_published: false,
      primary_color: '#3d4edb',
      language: 'pl',
      distance_unit: 'km',
      scope: { all: true, facilities: [], groups: [] },
      version: 0,
      locations_count: 3,
      published_at: null,
      addresses: {
        page: 'http://panel.test/locator/kawiarnia-zolw/',
        script: 'http://panel.test/store-locator.js',
        sitemap: 'http://panel.test/locator/kawiarnia-zolw/sitemap.xml',
      },
    });
    const { version, locations_count: _count, published_at: _at, addresses: _addresses, ...options } = before;
    const changed = {
      ...options,
      name: 'zolw',
      is_published: true,
      header_name: 'Nasze kawiarnie',
      primary_color: '#b4531f',
      language: 'es' as const,
      distance_unit: 'mi' as const,
      scope: { all: false, facilities: [locations[0]], groups: [] },
      search_area: { center: { latitude: 50.06, longitude: 19.94 }, radius_km: 25 },
      filters: [{ kind: 'label' as const, key: 'ogródek' }],
      map: { is_shown: false, asks_consent: false },
      launcher: { text: 'Gdzie nas znajdziesz?', position: 'bottom_left' as const },
      reviews: { is_shown: false, min_rating: 4, text_only: true },
      posts: { is_shown: false },
      photos: { is_shown: false },
      faq: { is_shown: false },
      contact: { is_shown: true, email: 'biuro@zolw.pl', phone: '+48 12 422 10 10', url: '' },
      offer_link: link('https://zolw.pl/oferta'),
      sections: [
        {
          kind: 'links' as const,
          title: 'Więcej',
          items: [{ text: 'Napisz', url: 'mailto:biuro@zolw.pl', image: null }],
        },
      ],
    };
    const saved = await ok(updateLocator, { as, body: { ...changed, version } });
    expect(saved).toMatchObject({ ...changed, version: 1, locations_count: 1 });
    expect(saved.addresses.page).toBe('http://panel.test/locator/zolw/');
    expect(await ok(getLocator, { as })).toMatchObject({ ...changed, version: 1 });
    expect(await jobs.waiting(locatorBuild.name)).toHaveLength(1);
    const again = await ok(updateLocator, { as, body: { header_name: 'Żółw', version: 1 } });
    expect(again).toMatchObject({ ...changed, header_name: 'Żółw', version: 2 });
    const away = await ok(updateLocator, { as, body: { offer_link: null, sections: [], version: 2 } });
    expect(away).toMatchObject({ offer_link: null, sections: [], header_name: 'Żółw' });

    const english = await make.company({ name: 'Pub', country: 'GB' });
    const owner = await make.member(english, { type: memberTypes.owner });
    const ofPub = { header_name: 'Find Pub', language: 'en', distance_unit: 'mi', name: 'pub' };
    expect(await ok(getLocator, { as: owner })).toMatchObject(ofPub);
  });

  test('of two people who save at once one is told, whether or not anything was saved before', async () => {
    const { as, ok, change, make, companyId } = await start();
    const other = await make.member(companyId, { type: memberTypes.admin });
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        change({ header_name: 'Jedni', version }),
        change({ header_name: 'Drudzy', version }, other),
      ]);
      const codes = answers.map(({ problem }) => problem?.code ?? 'saved');
      expect(codes.toSorted()).toEqual(['locator_changed', 'saved']);
      const winner = codes[0] === 'saved' ? 'Jedni' : 'Drudzy';
      expect(await ok(getLocator, { as })).toMatchObject({ header_name: winner, version: version + 1 });
    }
  });

  test('the name is one that an address can have, and nobody else’s', async () => {
    const { ok, change, make } = await start();
    for (const name of ['ab', 'Kawiarnia', 'kawiarnia zolw', '-zolw', 'zolw-', 'zo--lw', 'żółw', '../zolw'])
      expect((await change({ name, version: 0 })).problem, name).toMatchObject({
        code: 'locator_name_invalid',
        errors: [{ path: 'body.name' }],
      });
    const rivals = await make.company({ name: 'Kawiarnia ŻÓŁW!' });
    const rival = await make.member(rivals, { type: memberTypes.owner });
    expect((await ok(getLocator, { as: rival })).name).toBe('kawiarnia-zolw');
    const answers = await Promise.all([
      change({ name: 'kawiarnia-zolw', version: 0 }),
      change({ name: 'kawiarnia-zolw', version: 0 }, rival),
    ]);
    const codes = answers.map(({ problem }) => problem?.code ?? 'saved');
    expect(codes.toSorted()).toEqual(['locator_name_taken', 'saved']);
    const third = await make.member(await make.company({ name: 'Kawiarnia Żółw' }), {
      type: memberTypes.owner,
    });
    expect((await ok(getLocator, { as: third })).name).toBe('kawiarnia-zolw-2');
    const short = await make.member(await make.company({ name: 'Ul' }), { type: memberTypes.owner });
    expect((await ok(getLocator, { as: short })).name).toBe('ul-sklepy');
  });

  test('links that would not lead where they say are refused with the path of their field, and nothing is saved', async () => {
    const { ok, as, change } = await start();
    const item = (url: string) => ({ text: 'Menu', url, image: null });
    const answer = await change({
      version: 0,
      header_name: 'Nowy',
      contact: { is_shown: true, email: '', phone: '', url: '//zolw.pl' },
      offer_link: link('javascript:alert(1)'),
      sections: [
        { kind: 'links', title: '', items: [item('https://zolw.pl'), item('https://a:b@zolw.pl')] },
        { kind: 'buttons', title: '', items: [item('data:text/html,x'), item('')] },
      ],
    });
    expect(answer.problem?.code).toBe('locator_link_invalid');
    expect(answer.problem?.errors?.map(({ path }) => path)).toEqual([
      'body.contact.url',
      'body.offer_link.url',
      'body.sections.0.items.1.url',
      'body.sections.1.items.0.url',
    ]);
    const contact = { is_shown: true, email: 'a@b.pl?bcc=c@d.pl', phone: '', url: '' };
    expect((await change({ version: 0, contact })).problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.contact.email' }],
    });
    expect(await ok(getLocator, { as })).toMatchObject({ version: 0, offer_link: null });
  });

  test('only locations and groups of the company can be shown', async () => {
    const { ok, as, change, make, locations } = await start();
    const [rynek, dworzec] = locations;
    const elsewhere = await make.company();
    const foreign = await make.location(elsewhere);
    const foreignGroup = await make.group(elsewhere, 'Obca', [foreign]);
    const scope = (facilities: number[], groups: number[] = []) => ({ all: false, facilities, groups });
    expect((await change({ version: 0, scope: scope([rynek, foreign]) })).problem).toMatchObject({
      code: 'facility_unknown',
      errors: [{ path: 'body.scope.facilities.1' }],
    });
    expect((await change({ version: 0, scope: scope([], [foreignGroup]) })).problem).toMatchObject({
      code: 'group_unknown',
      errors: [{ path: 'body.scope.groups.0' }],
    });
    const saved = await ok(updateLocator, { as, body: { version: 0, scope: scope([rynek, dworzec]) } });
    expect(saved.scope.facilities).toEqual([rynek, dworzec]);
    expect(saved.locations_count).toBe(2);
  });

  test('a group or a location that is deleted is shown no more, and takes along what was said of it alone', async () => {
    const { ok, as, services, locations, companyId } = await start();
    const [rynek, dworzec] = locations;
    const { id: group } = await ok(createGroup, { as, body: { name: 'Dworce', facilities_ids: [dworzec] } });
    const scope = { all: false, facilities: [rynek], groups: [group] };
    const before = await ok(updateLocator, { as, body: { version: 0, scope } });
    expect(before.locations_count).toBe(2);
    for (const id of [rynek, dworzec]) {
      await ok(updateListingLocator, { as, params: { id }, body: { version: 0, text: 'Ogródek' } });
      await ok(createLocatorQuestion, { as, body: { facility: id, question: 'Parking?', answer: 'Tak' } });
    }
    await ok(deleteGroup, { as, params: { id: group } });
    await ok(deleteListing, { as, params: { id: rynek }, query: { from: 'pinfold' } });
    expect(await ok(getLocator, { as })).toMatchObject({
      scope: { all: false, facilities: [], groups: [] },
      locations_count: 0,
    });
    const { queries } = services.database;
    const options = await queries
      .select({ id: locatorListings.locationId })
      .from(locatorListings)
      .where(eq(locatorListings.companyId, companyId));
    const questions = await queries
      .select({ id: locatorQuestions.locationId })
      .from(locatorQuestions)
      .where(eq(locatorQuestions.companyId, companyId));
    expect([options, questions]).toEqual([[{ id: dworzec }], [{ id: dworzec }]]);
    const { results } = await ok(listLocatorQuestions, { as, query: { facility: dworzec } });
    expect(results).toHaveLength(1);
    expect((await ok(getListingLocator, { as, params: { id: dworzec } })).is_in_scope).toBe(false);
  });

  test('BEY-15 whoever has the settings open is told that they changed', async () => {
    const api = await start();
    const next = await listen(api, api.as);
    await api.ok(updateLocator, { as: api.as, body: { version: 0, header_name: 'Nowy' } });
    expect(await next()).toEqual({ topic: 'store_locator', ids: [] });
  });
});
