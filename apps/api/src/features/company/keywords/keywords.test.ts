import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createKeywords,
  deleteKeyword,
  listKeywords,
} from '@pinfold/contract/features/company/keywords.endpoints';
import { getCompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import { listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

async function start() {
  const api = await startTestApi();
  const { make } = api;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const krakow = await make.location(companyId, { name: 'Lipa', street: 'Rynek 12', city: 'Kraków' });
  const lodz = await make.location(companyId, { name: 'Lipa', street: 'Piotrkowska 1', city: 'Łódź' });
  const groups = {
    krakow: await make.group(companyId, 'Grupa krakowska', [krakow]),
    lodz: await make.group(companyId, 'Grupa łódzka', [lodz]),
    empty: await make.group(companyId, 'Pusta', []),
  };
  return { ...api, companyId, owner, krakow, lodz, groups };
}

const words = (found: { results: { keyword: string }[] }) => found.results.map(({ keyword }) => keyword);

describe('COM-06 MON-02 keywords', () => {
  test('are watched for the company, a group or a location, and say for which', async () => {
    const { ok, owner: as, krakow, groups } = await start();
    const add = (body: Parameters<typeof ok<typeof createKeywords>>[1]) => ok(createKeywords, body);
    await add({ as, body: { keywords: ['kawa kraków'], scope: 'company' } });
    await add({ as, body: { keywords: ['kawa na rynku'], scope: 'facility', facility: krakow } });
    const ofGroup = await add({
      as,
      body: { keywords: ['kawiarnia'], scope: 'group', group: groups.krakow },
    });
    expect(ofGroup).toMatchObject({
      count: 1,
      results: [{ scope: 'group', group: groups.krakow, facility: null, scope_name: 'Grupa krakowska' }],
    });
    const { results } = await ok(listKeywords, { as });
    expect(results.map(({ keyword, scope_name }) => [keyword, scope_name])).toEqual([
      ['kawa kraków', ''],
      ['kawa na rynku', 'Lipa, Rynek 12, Kraków'],
      ['kawiarnia', 'Grupa krakowska'],
    ]);
    expect(words(await ok(listKeywords, { as, query: { q: 'KRAKOW' } }))).toEqual(['kawa kraków']);
    expect(words(await ok(listKeywords, { as, query: { scope: 'facility' } }))).toEqual(['kawa na rynku']);
    const second = await ok(listKeywords, { as, query: { page: 2, page_size: 2 } });
    expect([second.count, words(second)]).toEqual([3, ['kawiarnia']]);
  });

  test('are watched once in a scope, whatever their case and blanks; the answer names the new ones', async () => {
    const { ok, owner: as, krakow } = await start();
    const body = { keywords: ['Kawa  Kraków', 'kawa kraków', 'ciasto'], scope: 'company' as const };
    expect(words(await ok(createKeywords, { as, body }))).toEqual(['ciasto', 'kawa kraków']);
    const more = { ...body, keywords: ['KAWA KRAKÓW', 'herbata'] };
    expect(words(await ok(createKeywords, { as, body: more }))).toEqual(['herbata']);
    expect(await ok(createKeywords, { as, body })).toEqual({ count: 0, results: [] });
    const elsewhere = { keywords: ['ciasto'], scope: 'facility' as const, facility: krakow };
    expect((await ok(createKeywords, { as, body: elsewhere })).count).toBe(1);
    expect((await ok(listKeywords, { as })).count).toBe(4);
  });

  test('need exactly the group or the location that their scope speaks of', async () => {
    const { request, owner: as, krakow, groups } = await start();
    for (const named of [
      { scope: 'group' },
      { scope: 'facility' },
      { scope: 'group', facility: krakow },
      { scope: 'facility', group: groups.krakow },
      { scope: 'company', group: groups.krakow },
      { scope: 'group', group: groups.krakow, facility: krakow },
    ] as const) {
      const { problem } = await request(createKeywords, { as, body: { keywords: ['kawa'], ...named } });
      expect(problem?.code).toBe('scope_incomplete');
    }
  });

  test('hold no operator of the search engine, which would cost five searches', async () => {
    const { request, owner: as } = await start();
    const body = { keywords: ['kawa', 'site:lipa.pl kawa'], scope: 'company' as const };
    expect((await request(createKeywords, { as, body })).problem?.code).toBe('keyword_operator');
  });

  test('are not watched for a group or a location of another company', async () => {
    const { request, ok, owner: as, make, groups } = await start();
    const otherCompany = await make.company();
    const location = await make.location(otherCompany);
    const group = await make.group(otherCompany, 'Obca', [location]);
    for (const named of [
      { scope: 'group', group },
      { scope: 'facility', facility: location },
    ] as const) {
      const { problem } = await request(createKeywords, { as, body: { keywords: ['kawa'], ...named } });
      expect(problem?.code).toBe('not_found');
    }
    const body = { keywords: ['kawa'], scope: 'group' as const, group: groups.empty };
    const { results } = await ok(createKeywords, { as, body });
    const stranger = await make.member(otherCompany, { type: memberTypes.owner });
    const params = { id: results[0]?.id ?? 0 };
    expect((await request(deleteKeyword, { as: stranger, params })).problem?.code).toBe('not_found');
    await ok(deleteKeyword, { as, params });
    expect((await ok(listKeywords, { as })).count).toBe(0);
  });
});

describe('COM-03 COM-06 a manager of some locations', () => {
  test('watches for the groups and locations that they see whole, and finds no others', async () => {
    const { request, make, companyId, krakow, lodz, groups } = await start();
    const both = await make.group(companyId, 'Obie', [krakow, lodz]);
    for (const scope of [{ locations: [krakow] }, { groups: [groups.krakow] }]) {
      const as = await make.member(companyId, scope);
      for (const [named, expected] of [
        [{ scope: 'facility', facility: krakow }, undefined],
        [{ scope: 'group', group: groups.krakow }, undefined],
        [{ scope: 'company' }, 'concerns_other_locations'],
        [{ scope: 'group', group: both }, 'concerns_other_locations'],
        [{ scope: 'facility', facility: lodz }, 'not_found'],
        [{ scope: 'group', group: groups.lodz }, 'not_found'],
        [{ scope: 'group', group: groups.empty }, 'not_found'],
      ] as const) {
        const { problem } = await request(createKeywords, { as, body: { keywords: ['kawa'], ...named } });
        expect(problem?.code).toBe(expected);
      }
    }
  });

  test('removes what is watched for their own locations, and nothing that others need too', async () => {
    const { ok, request, make, companyId, owner, krakow, lodz, groups } = await start();
    const both = await make.group(companyId, 'Obie', [krakow, lodz]);
    const as = await make.member(companyId, { locations: [krakow] });
    for (const [named, expected] of [
      [{ scope: 'facility', facility: krakow }, undefined],
      [{ scope: 'group', group: groups.krakow }, undefined],
      [{ scope: 'group', group: both }, 'concerns_other_locations'],
      [{ scope: 'company' }, 'concerns_other_locations'],
    ] as const) {
      const { results } = await ok(createKeywords, { as: owner, body: { keywords: ['kawa'], ...named } });
      expect(results[0]?.concerns_other_locations).toBe(false);
      const params = { id: results[0]?.id ?? 0 };
      const seen = (await ok(listKeywords, { as })).results.find(({ id }) => id === params.id);
      expect(seen?.concerns_other_locations).toBe(expected !== undefined);
      expect((await request(deleteKeyword, { as, params })).problem?.code).toBe(expected);
    }
    expect((await ok(listKeywords, { as: owner })).count).toBe(2);
    const ofGroups = (await ok(listGroups, { as })).results;
    expect(ofGroups.map(({ id, concerns_other_locations: isOthersToo }) => [id, isOthersToo])).toEqual([
      [groups.krakow, false],
      [both, true],
    ]);
  });

  test('sees and counts only what tells nothing of the other locations', async () => {
    const { ok, request, make, companyId, owner, krakow, lodz, groups } = await start();
    for (const body of [
      { keywords: ['wszędzie'], scope: 'company' },
      { keywords: ['w grupie krakowskiej'], scope: 'group', group: groups.krakow },
      { keywords: ['w krakowie'], scope: 'facility', facility: krakow },
      { keywords: ['w grupie łódzkiej'], scope: 'group', group: groups.lodz },
      { keywords: ['w łodzi'], scope: 'facility', facility: lodz },
    ] as const)
      await ok(createKeywords, { as: owner, body: { ...body, keywords: [...body.keywords] } });
    const hidden = (await ok(listKeywords, { as: owner, query: { q: 'łodz' } })).results[0]?.id ?? 0;
    for (const scope of [{ locations: [krakow] }, { groups: [groups.krakow] }]) {
      const as = await make.member(companyId, scope);
      const found = await ok(listKeywords, { as });
      expect([found.count, words(found)]).toEqual([3, ['w grupie krakowskiej', 'w krakowie', 'wszędzie']]);
      expect((await request(deleteKeyword, { as, params: { id: hidden } })).problem?.code).toBe('not_found');
      const { limits } = await ok(getCompanyUsage, { as });
      expect(limits).toEqual(
        expect.arrayContaining([
          { limit: 'max_maps_keywords', used: 3, max: null },
          { limit: 'max_facilities', used: 1, max: null },
        ]),
      );
    }
    expect((await ok(listKeywords, { as: owner })).count).toBe(5);
  });
});
