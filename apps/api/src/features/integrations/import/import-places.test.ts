import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { connectGoogle } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { startImport } from '@pinfold/contract/features/integrations/google-places.endpoints';
import { createGroup, listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../../database/database.ts';
import { startUnconnectedCompany } from '../../../testing/worlds/unconnected-company.ts';
import { insightReads } from '../../insights/insights.table.ts';
import { integrationJobs } from '../integrations.jobs.ts';

type Newcomer = Awaited<ReturnType<typeof startUnconnectedCompany>>;

const everything = ['nowy-0', 'nowy-1', 'nowy-2', 'niepewny', 'podwojny', 'zawieszony', 'wspolny'];

const problemOf = async (api: Newcomer, id: number, names: string[]) => {
  const body = { google_names: names.map((name) => `locations/${name}`) };
  return (await api.request(startImport, { as: api.owner, params: { id }, body })).problem;
};

const stored = (api: Newcomer, companyId = api.companyId) =>
  rows<{ name: string }>(
    api.services.database.queries,
    sql`select name from locations where company_id = ${companyId} order by name`,
  );

test('LST-02 INT-01 MON-08 each place says whether it can be imported, and the outcome says what became of each', async () => {
  const api = await startUnconnectedCompany();
  const rival = await api.make.member(await api.make.company(), { type: memberTypes.owner });
  await api.importAccount(rival.companyId, 'refresh-jan');
  const { owner: as } = api;
  await api.ok(createGroup, { as, body: { name: 'Ogródki', labels: ['ogródek'] } });
  const id = await api.connect();
  const page = await api.places(id);
  expect(page).toMatchObject({
    count: 7,
    is_listing: false,
    problem: null,
    states: { importable: 3, imported: 0, imported_elsewhere: 1, duplicate: 1, unverified: 2 },
  });
  expect(JSON.stringify(page)).not.toContain('Inna firma');
  expect(await api.places(id, { q: 'NOWY-1' })).toMatchObject({ count: 1 });
  const { names = [] } = await api.places(id, { only_names: true });
  expect(names).toEqual(['locations/nowy-0', 'locations/nowy-1', 'locations/nowy-2']);

  await api.begin(id, ['nowy-2']);
  await api.jobs.settle();
  expect(await api.begin(id, everything)).toMatchObject({ status: 'in_progress', total: 7, left: 7 });
  expect((await problemOf(api, id, ['nowy-0']))?.code).toBe('import_in_progress');
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({
    status: 'done',
    account_title: 'Nowe lokale',
    left: 0,
    imported: 2,
    already_imported: 1,
    unverified_ignored: 3,
    errored: 1,
    failures: [{ google_name: 'locations/wspolny', problem: 'imported_elsewhere' }],
  });
  expect((await api.places(id)).states).toMatchObject({ importable: 0, imported: 3 });

  const reviews = await api.ok(searchReviews, { as, body: {} });
  expect(reviews.count).toBe(3);
  expect((await api.ok(listGroups, { as })).results).toMatchObject([
    { name: 'Ogródki', facilities_count: 3 },
  ]);
  const [listing] = await rows<{ attributes: number; services: number }>(
    api.services.database.queries,
    sql`select jsonb_array_length(attributes) as attributes, jsonb_array_length(service_items) as services
        from locations where company_id = ${api.companyId} limit 1`,
  );
  expect(listing?.attributes).toBeGreaterThan(0);
  const insights = await api.services.database.queries.select().from(insightReads);
  expect(insights.filter(({ companyId, firstDay }) => companyId === api.companyId && firstDay)).toHaveLength(
    3,
  );
});

test('LST-02 an import that is killed anywhere goes on, and brings nothing in twice', async () => {
  const api = await startUnconnectedCompany({ places: 12 });
  const id = await api.connect();
  const names = Array.from({ length: 12 }, (_, index) => `nowy-${index}`);
  await api.begin(id, names);
  // Every transaction in turn fails after its work and before its commit.
  let dying = true;
  const importedIds: number[] = [];
  const { importPlaces } = integrationJobs(async (_services, _tx, _company, ids) => {
    dying = !dying;
    if (!dying) throw new Error('killed');
    importedIds.push(...ids);
  });
  const run = { tries: 0, isLastTry: false };
  const [payload] = (await api.jobs.waiting('import-google-places')) as {
    companyId: number;
    importId: number;
  }[];
  if (!payload) throw new Error('the import waits');
  for (let life = 0; life < 3; life += 1) {
    await importPlaces.run(api.services, payload, run).catch(() => undefined);
    const { imported = 0, left = 0 } = (await api.status()) ?? {};
    expect(imported + left).toBe(12);
    expect(await stored(api)).toHaveLength(imported);
  }
  expect(importedIds.length).toBeGreaterThan(0);
  // Two runs at once, as when the queue took a slow worker for dead.
  await Promise.all([
    importPlaces.run(api.services, payload, run).catch(() => undefined),
    importPlaces.run(api.services, payload, run).catch(() => undefined),
  ]);
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({ status: 'done', imported: 12, left: 0, already_imported: 0 });
  expect(await stored(api)).toHaveLength(12);
  expect(new Set(importedIds).size).toBe(importedIds.length);
});

test('LST-02 quotas are waited for, a place that is gone is told, and a grant that ends ends the import', async () => {
  const api = await startUnconnectedCompany();
  const id = await api.connect();
  await api.script('POST', '/faults', { path: '/v1/locations/nowy-0', status: 429, times: 1 });
  await api.script('POST', '/faults', { path: '/v1/locations/nowy-1', status: 404, times: 1 });
  await api.script('POST', '/faults', { path: '/v1/locations/nowy-2', status: 503, times: 2 });
  await api.begin(id, ['nowy-0', 'nowy-1', 'nowy-2']);
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({
    status: 'done',
    imported: 2,
    errored: 1,
    failures: [{ google_name: 'locations/nowy-1', problem: 'not_found' }],
  });

  await api.begin(id, ['nowy-1']);
  await api.script('PUT', '/grants', { account: '10', revoked: true });
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({
    status: 'done',
    errored: 1,
    failures: [{ google_name: 'locations/nowy-1', problem: 'access_lost' }],
  });
  expect(await api.places(id)).toMatchObject({ problem: 'access_lost', is_listing: false });
  expect((await problemOf(api, id, ['nowy-1']))?.code).toBe('google_account_missing');
  await api.ok(connectGoogle, { as: api.owner, body: await api.consent() });
  expect(await problemOf(api, id, ['nowy-1'])).toBeUndefined();
});

test('LST-02 COM-09 more places than the plan allows are refused before anything comes in, and also if it fills up meanwhile', async () => {
  const api = await startUnconnectedCompany();
  await api.services.database.queries.execute(
    sql`update companies set plan_limits = '{"max_facilities": 2}' where id = ${api.companyId}`,
  );
  const id = await api.connect();
  const refused = await problemOf(api, id, ['nowy-0', 'nowy-1', 'nowy-2']);
  expect(refused).toMatchObject({ code: 'import_limit_reached', status: 429 });
  expect(refused?.detail).toContain('2');
  expect(await api.status()).toBeNull();
  expect((await problemOf(api, id, ['nowy-0', 'gdzies-indziej']))?.code).toBe('place_unknown');

  await api.begin(id, ['nowy-0', 'nowy-1']);
  await api.make.location(api.companyId);
  await api.jobs.settle();
  expect(await api.status()).toMatchObject({
    imported: 1,
    errored: 1,
    failures: [{ problem: 'limit_reached' }],
  });
  expect(await stored(api)).toHaveLength(2);
});

test('LST-02 the list of places is asked for again when it is old or when somebody wants it, and never twice at once', async () => {
  const api = await startUnconnectedCompany();
  const id = await api.connect();
  expect((await api.places(id)).is_listing).toBe(false);
  await api.script('POST', '/faults', { path: '/v1/accounts/11/locations', status: 429, times: 1 });
  expect((await api.places(id, { refresh: true })).is_listing).toBe(true);
  await api.places(id, { refresh: true });
  expect(await api.jobs.waiting('list-google-places')).toHaveLength(1);
  await api.jobs.settle();
  expect((await api.places(id)).is_listing).toBe(false);
  api.clock.advance(601);
  expect(await api.places(id)).toMatchObject({ is_listing: true, count: 7 });
});
