import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import {
  createGroup,
  deleteGroup,
  importGroup,
  listGroupLocations,
  listGroups,
  listLabels,
  updateGroup,
} from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { getListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { locations } from '../listings.table.ts';
import { fillLabelGroups } from './group-members.ts';

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const [rynek, dworzec, lotnisko] = [
    await api.make.location(companyId, { storeCode: 'RYN-1', labels: ['ogródek'] }),
    await api.make.location(companyId, { storeCode: 'DWO-1', labels: ['dworzec', 'całodobowo'] }),
    await api.make.location(companyId, { storeCode: 'LOT-1', labels: ['całodobowo'] }),
  ];
  const locationsOf = async (id: number, asker = as) =>
    (await api.ok(listGroupLocations, { as: asker, query: { ids: String(id) } })).results[0]
      ?.facilities_ids ?? [];
  /** A location in the list and alone. */
  const seen = async (id: number) => {
    const { results } = await api.ok(listLocations, { as, query: { facilities_ids: String(id) } });
    return [...results, await api.ok(getListing, { as, params: { id } })];
  };
  return { ...api, companyId, as, rynek, dworzec, lotnisko, locationsOf, seen };
}

describe('LST-08 groups of chosen locations', () => {
  test('are made, renamed, filled, emptied and deleted; the locations stay', async () => {
    const { ok, as, rynek, dworzec, lotnisko, locationsOf, seen } = await start();
    const made = await ok(createGroup, {
      as,
      body: { name: ' Stare Miasto ', facilities_ids: [rynek, rynek] },
    });
    expect(made).toMatchObject({
      name: 'Stare Miasto',
      is_label_group: false,
      labels: [],
      facilities_count: 1,
    });
    const params = { id: made.id };
    const body = {
      name: 'Podróżni',
      add_facilities_ids: [dworzec, lotnisko],
      remove_facilities_ids: [rynek, 999_999],
    };
    const changed = await ok(updateGroup, { as, params, body });
    expect(changed).toEqual({ ...made, name: 'Podróżni', facilities_count: 2 });
    expect(await locationsOf(made.id)).toEqual([dworzec, lotnisko]);
    const inGroup = { facility_listings: [{ address_group: { id: made.id } }] };
    expect(await seen(dworzec)).toMatchObject([inGroup, inGroup]);
    const inNone = { facility_listings: [{ address_group: null }] };
    expect(await seen(rynek)).toMatchObject([inNone, inNone]);
    await ok(updateGroup, { as, params, body: { remove_facilities_ids: [dworzec, lotnisko] } });
    expect((await ok(listGroups, { as })).count).toBe(0);
    expect((await ok(listGroups, { as, query: { with_empty: true } })).results).toMatchObject([
      { id: made.id, facilities_count: 0 },
    ]);
    await ok(deleteGroup, { as, params });
    expect((await ok(listGroups, { as, query: { with_empty: true } })).count).toBe(0);
    expect((await ok(listLocations, { as })).count).toBe(3);
  });

  test('come eight to a page, by name, and can be asked for by part of the name, by ids, or as ids alone', async () => {
    const { ok, as, rynek } = await start();
    const ids: number[] = [];
    for (let number = 0; number < 10; number += 1)
      ids.push(
        (await ok(createGroup, { as, body: { name: `Grupa ${number}`, facilities_ids: [rynek] } })).id,
      );
    expect((await ok(listGroups, { as })).results).toHaveLength(8);
    expect(await ok(listGroups, { as, query: { only_ids: true } })).toEqual({ count: 10, results: [], ids });
    expect((await ok(listGroups, { as, query: { name: 'GRUPA 7' } })).results).toMatchObject([
      { id: ids[7] },
    ]);
    const some = await ok(listGroups, { as, query: { ids: `${ids[3]},${ids[5]},999999` } });
    expect(some.results.map(({ id }) => id)).toEqual([ids[3], ids[5]]);
  });

  test('have a name of their own, whatever its capitals and accents, also when two people choose it at once', async () => {
    const { ok, request, as } = await start();
    const answers = await Promise.all(
      ['Łódź', 'LODZ'].map((name) => request(createGroup, { as, body: { name } })),
    );
    expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(['group_exists', undefined]);
    const other = await ok(createGroup, { as, body: { name: 'Kraków' } });
    const refused = await request(updateGroup, { as, params: { id: other.id }, body: { name: 'łodz' } });
    expect(refused.problem).toMatchObject({
      code: 'group_exists',
      detail: 'Masz już grupę o tej nazwie.',
      errors: [{ path: 'body.name' }],
    });
    await ok(updateGroup, { as, params: { id: other.id }, body: { name: 'KRAKÓW' } });
    const third = await ok(createGroup, { as, body: { name: 'Gdańsk' } });
    const renamed = await Promise.all(
      [other.id, third.id].map((id) => request(updateGroup, { as, params: { id }, body: { name: 'Sopot' } })),
    );
    expect(renamed.map(({ problem }) => problem?.code).toSorted()).toEqual(['group_exists', undefined]);
  });

  test('take no location that is not the company’s, and then nothing of the change is kept', async () => {
    const { ok, request, make, as, rynek, locationsOf } = await start();
    const foreign = await make.location(await make.company());
    const { id } = await ok(createGroup, { as, body: { name: 'Nasze' } });
    const body = { name: 'Inne', add_facilities_ids: [rynek, foreign] };
    const { problem } = await request(updateGroup, { as, params: { id }, body });
    expect(problem).toMatchObject({
      code: 'facility_unknown',
      errors: [{ path: 'body.add_facilities_ids' }],
    });
    expect(await locationsOf(id)).toEqual([]);
    expect((await ok(listGroups, { as, query: { with_empty: true } })).results).toMatchObject([
      { name: 'Nasze' },
    ]);
    const made = await request(createGroup, { as, body: { name: 'Obce', facilities_ids: [foreign] } });
    expect(made.problem?.code).toBe('facility_unknown');
  });

  test('are kept while a person sees locations through them or a keyword is watched for them', async () => {
    const { ok, request, make, companyId, as, rynek } = await start();
    const { id } = await ok(createGroup, { as, body: { name: 'Rynek', facilities_ids: [rynek] } });
    const manager = await make.member(companyId, { groups: [id] });
    await ok(createKeywords, { as, body: { keywords: ['kawa'], scope: 'group', group: id } });
    const { problem } = await request(deleteGroup, { as, params: { id } });
    expect(problem).toMatchObject({
      code: 'group_in_use',
      detail:
        'Nie możesz usunąć tej grupy, bo korzystają z niej inni: osoby w zespole (1), frazy (1), logowanie jednokrotne (0).',
    });
    expect((await ok(listLocations, { as: manager })).results).toMatchObject([{ id: rynek }]);
  });

  test('are changed by those alone who see everything; others see of them what they see', async () => {
    const { ok, request, make, companyId, as, rynek, dworzec, locationsOf } = await start();
    const { id } = await ok(createGroup, { as, body: { name: 'Miasto', facilities_ids: [rynek, dworzec] } });
    const empty = await ok(createGroup, { as, body: { name: 'Pusta' } });
    const manager = await make.member(companyId, { locations: [rynek] });
    const params = { id };
    for (const refused of [
      await request(createGroup, { as: manager, body: { name: 'Moja' } }),
      await request(updateGroup, { as: manager, params, body: { name: 'Moja' } }),
      await request(deleteGroup, { as: manager, params: { id: empty.id } }),
      await request(importGroup, { as: manager, params, body: { store_codes: ['RYN-1'] } }),
    ])
      expect(refused.problem?.code).toBe('permission_denied');
    expect((await ok(listGroups, { as: manager, query: { with_empty: true } })).results).toMatchObject([
      { id, facilities_count: 1, labels: [] },
    ]);
    expect(await locationsOf(id, manager)).toEqual([rynek]);
  });
});

describe('LST-08 label groups', () => {
  test('have every location with one of their labels, and follow when labels change', async () => {
    const { ok, services, companyId, as, dworzec, lotnisko, rynek, locationsOf } = await start();
    const made = await ok(createGroup, { as, body: { name: 'Całą dobę', labels: ['całodobowo'] } });
    expect(made).toMatchObject({ is_label_group: true, labels: ['całodobowo'], facilities_count: 2 });
    expect(await locationsOf(made.id)).toEqual([dworzec, lotnisko]);
    const params = { id: made.id };
    await ok(updateGroup, { as, params, body: { labels: ['ogródek', 'dworzec'] } });
    expect(await locationsOf(made.id)).toEqual([rynek, dworzec]);
    const { queries } = services.database;
    await queries.update(locations).set({ labels: ['ogródek'] });
    await fillLabelGroups(queries, companyId);
    expect(await locationsOf(made.id)).toEqual([rynek, dworzec, lotnisko]);
    await queries.update(locations).set({ labels: [] });
    await fillLabelGroups(queries, companyId);
    expect(await locationsOf(made.id)).toEqual([]);
  });

  test('take no location by hand, and a group of chosen locations takes no labels', async () => {
    const { ok, request, as, rynek, lotnisko } = await start();
    const labelled = await ok(createGroup, { as, body: { name: 'Ogródki', labels: ['ogródek'] } });
    const chosen = await ok(createGroup, { as, body: { name: 'Wybrane', facilities_ids: [rynek] } });
    const params = { id: labelled.id };
    for (const refused of [
      await request(updateGroup, { as, params, body: { add_facilities_ids: [lotnisko] } }),
      await request(updateGroup, { as, params, body: { remove_facilities_ids: [rynek] } }),
      await request(importGroup, { as, params, body: { store_codes: ['LOT-1'] } }),
      await request(updateGroup, { as, params: { id: chosen.id }, body: { labels: ['ogródek'] } }),
      await request(createGroup, { as, body: { name: 'Oba', labels: ['ogródek'], facilities_ids: [rynek] } }),
    ])
      expect(refused.problem?.code).toBe('label_group');
  });

  test('labels are listed with how many locations have each, as far as the member sees them', async () => {
    const { ok, make, companyId, as, lotnisko } = await start();
    expect((await ok(listLabels, { as })).results).toEqual([
      { label: 'całodobowo', facilities_count: 2 },
      { label: 'dworzec', facilities_count: 1 },
      { label: 'ogródek', facilities_count: 1 },
    ]);
    const manager = await make.member(companyId, { locations: [lotnisko] });
    expect((await ok(listLabels, { as: manager })).results).toEqual([
      { label: 'całodobowo', facilities_count: 1 },
    ]);
  });
});

describe('LST-08 a list of store codes', () => {
  test('brings its locations into a group, and names the codes that nobody has', async () => {
    const { ok, as, rynek, dworzec, locationsOf } = await start();
    const { id } = await ok(createGroup, { as, body: { name: 'Import', facilities_ids: [rynek] } });
    const body = { store_codes: ['RYN-1', ' DWO-1 ', 'DWO-1', 'XXX-9'] };
    expect(await ok(importGroup, { as, params: { id }, body })).toEqual({
      added: 1,
      already_in: 1,
      unknown_codes: ['XXX-9'],
    });
    expect(await locationsOf(id)).toEqual([rynek, dworzec]);
  });

  test('of which none is known, or of another company’s locations, changes nothing', async () => {
    const { ok, request, make, as, locationsOf } = await start();
    await make.location(await make.company(), { storeCode: 'OBCY-1' });
    const { id } = await ok(createGroup, { as, body: { name: 'Import' } });
    const { problem } = await request(importGroup, {
      as,
      params: { id },
      body: { store_codes: ['OBCY-1', 'X'] },
    });
    expect(problem).toMatchObject({
      code: 'group_import_failed',
      detail: 'Nie udało się zaimportować grupy. Żaden z 2 kodów nie należy do Twoich lokalizacji.',
    });
    expect(await locationsOf(id)).toEqual([]);
  });
});
