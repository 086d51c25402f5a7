import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createLocatorQuestion,
  listLocatorQuestions,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import {
  createLocatorImage,
  getLocator,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Caller } from '../../../testing/clients/request.ts';
import { noisyJpeg } from '../../../testing/samples/test-pictures.ts';
import { startOneLocationCompany } from '../../../testing/worlds/one-location-company.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

test('LOC-04 LST-11 one location says its own words or those of all, and can be hidden from visitors', async () => {
  const { make, ok, request, requestRaw } = await startTestApi();
  const companyId = await make.company({ name: 'Lipa' });
  const as = await make.member(companyId, { type: memberTypes.owner });
  const rynek = await make.location(companyId, { name: 'Lipa', street: 'Rynek', houseNumber: '12' });
  const dworzec = await make.location(companyId);
  const params = { id: rynek };
  const nothing = {
    is_hidden: false,
    text: null,
    contact: null,
    offer_link: null,
    sections: null,
    shows_reviews: null,
    shows_posts: null,
    shows_photos: null,
  };
  expect(await ok(getListingLocator, { as, params })).toMatchObject({
    ...nothing,
    version: 0,
    is_in_scope: true,
    questions_count: 0,
    page: null,
    facility: { id: rynek, name: 'Lipa' },
  });
  await ok(updateLocator, { as, body: { version: 0, name: 'lipa', is_published: true } });
  await ok(createLocatorQuestion, { as, body: { facility: rynek, question: 'Psy?', answer: 'Tak' } });
  const own = {
    text: 'Najstarsza z naszych kawiarni.',
    contact: { email: 'rynek@lipa.pl', phone: '', url: '' },
    offer_link: { text: 'Menu', url: 'https://lipa.pl/rynek' },
    sections: [],
    shows_reviews: false,
    shows_posts: true,
  };
  const said = await ok(updateListingLocator, { as, params, body: { version: 0, ...own } });
  expect(said).toMatchObject({ ...nothing, ...own, version: 1, questions_count: 1 });
  expect(said.page).toMatch(new RegExp(`^http://panel\\.test/locator/lipa/${rynek}-lipa-krakow-rynek-12/$`));
  expect(await ok(getListingLocator, { as, params: { id: dworzec } })).toMatchObject(nothing);

  const answers = await Promise.all(
    [true, false].map((is_hidden) =>
      request(updateListingLocator, { as, params, body: { version: 1, is_hidden } }),
    ),
  );
  expect(answers.map(({ problem }) => problem?.code ?? 'saved').toSorted()).toEqual([
    'locator_changed',
    'saved',
  ]);
  const body = { version: 2, is_hidden: true, text: '', offer_link: null, sections: null, contact: null };
  const hidden = await ok(updateListingLocator, { as, params, body });
  expect(hidden).toMatchObject({
    ...nothing,
    is_hidden: true,
    shows_reviews: false,
    shows_posts: true,
    is_in_scope: true,
    page: null,
  });
  expect((await ok(getLocator, { as })).locations_count).toBe(1);
  const scope = { all: false, facilities: [dworzec], groups: [] };
  await ok(updateLocator, { as, body: { version: 1, scope } });
  expect((await ok(getListingLocator, { as, params })).is_in_scope).toBe(false);

  const bad = await requestRaw(updateListingLocator, {
    as,
    params: { id: dworzec },
    body: { version: 0, offer_link: { text: 'Menu', url: 'vbscript:x' } },
  });
  expect(bad.problem).toMatchObject({
    code: 'locator_link_invalid',
    errors: [{ path: 'body.offer_link.url' }],
  });
});

test('LOC-04 LST-11 what a location says to visitors stays when its account is imported again', async () => {
  const { ok, owner: as, importAccount, companyId } = await startOneLocationCompany({ reviews: 1 });
  const facility = (await ok(listLocations, { as })).results[0]?.id ?? 0;
  const body = { version: 0, text: 'Ogródek od podwórza.', is_hidden: true };
  const said = await ok(updateListingLocator, { as, params: { id: facility }, body });
  const asked = await ok(createLocatorQuestion, { as, body: { facility, question: 'Psy?', answer: 'Tak' } });
  await importAccount(companyId, 'refresh-1');
  expect(await ok(getListingLocator, { as, params: { id: facility } })).toEqual({
    ...said,
    questions_count: 1,
  });
  expect((await ok(listLocatorQuestions, { as, query: { facility } })).results).toEqual([asked]);
});

test('LOC-04 a location shows only pictures that its manager brought, or sees', async () => {
  const { make, ok, request } = await startTestApi();
  const companyId = await make.company({ name: 'Lipa' });
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const [seen, unseen] = [await make.location(companyId), await make.location(companyId)];
  const manager = await make.member(companyId, { locations: [seen], permissions: ['manage_store_locator'] });
  const bring = async (as: Caller) => {
    const content = (await noisyJpeg(40, 30)).toString('base64');
    return (await ok(createLocatorImage, { as, body: { kind: 'logo', content } })).id;
  };
  const show = async (as: Caller, location: number, imageId: number) => {
    const { version } = await ok(getListingLocator, { as, params: { id: location } });
    const items = [{ text: 'Sala', url: '', image: { id: imageId, url: '', width: 0, height: 0 } }];
    const body = { version, sections: [{ kind: 'images' as const, title: '', items }] };
    return (await request(updateListingLocator, { as, params: { id: location }, body })).problem?.code;
  };
  const others = await bring(owner);
  expect(await show(manager, seen, 999_999)).toBe('image_unknown');
  expect(await show(manager, seen, others)).toBe('image_unknown');
  expect(await show(owner, unseen, others)).toBeUndefined();
  expect(await show(manager, seen, others)).toBe('image_unknown');
  expect(await show(manager, seen, await bring(manager))).toBeUndefined();
  expect(await show(owner, seen, others)).toBeUndefined();
  expect(await show(manager, seen, others)).toBeUndefined();
});
