import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getExternalChange,
  getExternalChangeStats,
  listExternalChangeEvents,
  listIdenticalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { externalChangeEvents, externalChanges } from '../external-changes.table.ts';

const hour = 3_600_000;

/** Four locations; the same wrong website is proposed for three, two of which have different ones of their own. */
async function chain() {
  const api = await startTestApi();
  const { make, services } = api;
  const companyId = await make.company();
  const cities = ['Kraków', 'Gdańsk', 'Gdynia', 'Zakopane'];
  const locationIds: number[] = [];
  for (const city of cities) locationIds.push(await make.location(companyId, { city }));
  const [krakow = 0, gdansk = 0, gdynia = 0, zakopane = 0] = locationIds;
  const website = {
    field: 'website',
    identicalKey: 'website',
    proposed: { website: 'https://zla.test' },
  } as const;
  const ours = { website: 'https://lipa.test' };
  const ago = (hours: number) => new Date(services.now().getTime() - hours * hour);
  const own = { website: 'https://lipa.test/gdynia' };
  const oldest = ago(5);
  await make.change(companyId, krakow, { ...website, ours });
  await make.change(companyId, gdansk, { ...website, ours, detectedAt: oldest });
  await make.change(companyId, gdynia, { ...website, ours: own });
  const name = await make.change(companyId, krakow, { identicalKey: 'name', isEscalated: true });
  return { api, companyId, krakow, gdansk, gdynia, zakopane, name, website, ours, oldest };
}

test('EXT-02 what is proposed to many locations is one decision, the most frequent first', async () => {
  const { api, companyId, krakow, gdansk, gdynia, zakopane, website, ours, oldest } = await chain();
  const { make, ok } = api;
  await make.change(companyId, zakopane, { ...website, ours, decision: 2, step: 'undoable' });
  await make.change(companyId, zakopane, { ...website, ours, status: 3, decision: 2, step: 'done' });
  const as = await make.member(companyId);
  const { count, results } = await ok(listIdenticalChanges, { as });
  expect(count).toBe(2);
  expect(results).toMatchObject([
    {
      identical_key: 'website',
      field: 'website',
      source: 1,
      is_informational: false,
      count: 3,
      ours: null,
      proposed: website.proposed,
      facilities: [{ id: gdansk }, { id: gdynia }, { id: krakow }],
      oldest_detected_at: oldest.toISOString(),
    },
    { identical_key: 'name', count: 1, ours: { name: 'Kawiarnia' } },
  ]);
  const second = await ok(listIdenticalChanges, { as, query: { page: 2, page_size: 1 } });
  expect(second).toMatchObject({ count: 2, results: [{ identical_key: 'name' }] });
  const named = await ok(listIdenticalChanges, { as, query: { fields: 'name' } });
  expect(named).toMatchObject({ count: 1, results: [{ identical_key: 'name' }] });

  const manager = await make.member(companyId, { locations: [krakow, gdansk] });
  const seen = await ok(listIdenticalChanges, { as: manager });
  expect(seen.results[0]).toMatchObject({ count: 2, ours, facilities: [{ id: gdansk }, { id: krakow }] });
});

test('EXT-02 the numbers above the list count what waits for a person, in the locations of whoever asks', async () => {
  const { api, companyId, krakow, zakopane, oldest } = await chain();
  const { make, ok } = api;
  await make.change(companyId, zakopane, {
    field: 'location_state',
    proposed: { location_state: 'suspended' },
  });
  await make.change(companyId, zakopane, { field: 'description', decision: 1, step: 'failed' });
  await make.change(companyId, zakopane, { field: 'labels', decision: 1, step: 'sending' });
  await make.change(companyId, zakopane, { status: 4 });
  const as = await make.member(companyId);
  expect(await ok(getExternalChangeStats, { as })).toEqual({
    pending: 4,
    facilities_count: 3,
    oldest_detected_at: oldest.toISOString(),
    failed: 1,
    escalated: 1,
  });
  const inKrakow = { pending: 2, facilities_count: 1, failed: 0, escalated: 1 };
  const query = { facilities_ids: String(krakow) };
  expect(await ok(getExternalChangeStats, { as, query })).toMatchObject(inKrakow);
  const manager = await make.member(companyId, { locations: [krakow] });
  expect(await ok(getExternalChangeStats, { as: manager })).toMatchObject(inKrakow);
  const elsewhere = await make.member(companyId, { locations: [await make.location(companyId)] });
  expect(await ok(getExternalChangeStats, { as: elsewhere })).toEqual({
    pending: 0,
    facilities_count: 0,
    oldest_detected_at: null,
    failed: 0,
    escalated: 0,
  });
});

test('EXT-05 what happened to a change is told in its order: who, or the rule, and what Google said', async () => {
  const { make, ok, request, services } = await startTestApi();
  const companyId = await make.company();
  const locationId = await make.location(companyId);
  const anna = await make.member(companyId, { name: 'Anna Nowak' });
  const id = await make.change(companyId, locationId, { status: 3, decision: 2, step: 'done' });
  const at = (minutes: number) => new Date(services.now().getTime() + minutes * 60_000);
  const event = { companyId, changeId: id };
  await services.database.queries.insert(externalChangeEvents).values([
    { ...event, kind: 'detected', at: at(0) },
    { ...event, kind: 'rejected', at: at(1), isByRule: true },
    { ...event, kind: 'refused', at: at(2), problems: [{ field: null, code: 'throttled', values: {} }] },
    { ...event, kind: 'rejected', at: at(3), userId: anna.userId },
  ]);
  const { results } = await ok(listExternalChangeEvents, { as: anna, params: { id } });
  expect(results).toMatchObject([
    { kind: 'detected', user: null, by_rule: false, problems: [] },
    { kind: 'rejected', user: null, by_rule: true },
    { kind: 'refused', problems: [{ code: 'throttled', message: expect.stringMatching(/^Google/) }] },
    { kind: 'rejected', user: 'Anna Nowak', by_rule: false },
  ]);

  const params = { id };
  const other = await make.member(companyId, { locations: [await make.location(companyId)] });
  const unknowing = await make.member(companyId, { permissions: ['view_external_changes'] });
  expect((await request(listExternalChangeEvents, { as: other, params })).problem?.code).toBe('not_found');
  expect((await request(getExternalChange, { as: other, params })).problem?.code).toBe('not_found');
  expect((await request(getExternalChange, { as: unknowing, params })).problem?.code).toBe('not_found');
  expect(await ok(getExternalChange, { as: anna, params })).toMatchObject({ id, status: 3 });
});

test('LST-01 locations are found by the changes that others made in them', async () => {
  const { api, companyId, krakow, gdansk, gdynia, zakopane } = await chain();
  const { make, ok } = api;
  await make.change(companyId, zakopane, { status: 2, source: 2, decision: 1, step: 'done' });
  await make.change(companyId, gdynia, { field: 'phone_number', source: 2 });
  const as = await make.member(companyId);
  const found = async (query: object) =>
    (await ok(listLocations, { as, query: { ...query, only_ids: true } })).ids?.toSorted((a, b) => a - b);
  expect(await found({ external_changes_status: 1 })).toEqual([krakow, gdansk, gdynia]);
  expect(await found({ external_changes_status: 2 })).toEqual([zakopane]);
  expect(await found({ external_changes_status: 5 })).toEqual([]);
  expect(await found({ external_changes_source: 2 })).toEqual([gdynia, zakopane]);
  expect(await found({ external_changes_status: 1, external_changes_source: 2 })).toEqual([gdynia]);
  expect(await found({ external_changes_source: 1, city: 'Gdynia' })).toEqual([gdynia]);
});

test('what others changed in a location goes with it', async () => {
  const { api, companyId, krakow } = await chain();
  const { make, ok, services } = api;
  const { queries } = services.database;
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const before = await queries.select().from(externalChanges);
  await ok(deleteListing, { as: owner, params: { id: krakow }, query: { from: 'pinfold' } });
  const after = await queries.select().from(externalChanges);
  expect(after).toEqual(before.filter(({ locationId }) => locationId !== krakow));
});
