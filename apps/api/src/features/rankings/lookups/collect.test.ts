import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../database/database.ts';
import { rankDrift } from '../../../testing/oracles/rank-drift.ts';
import { startRankings } from '../../../testing/worlds/rankings.ts';
import { companies } from '../../company/company.table.ts';
import { competitors } from '../rankings.table.ts';

test('MON-02 MON-03 MON-05 a day is looked up once from every point, and every sum and competitor follows it', async () => {
  const chain = await startRankings({ locations: 3 });
  const { companyId, ids, services } = chain;
  const { queries } = services.database;
  const rival = (name: string, placeId: string, latitude: number, longitude: number) =>
    queries.insert(competitors).values({
      companyId,
      placeId,
      name,
      latitude,
      longitude,
      address: 'Rynek 1',
      createdAt: chain.clock.now(),
    });
  await chain.rankAt(0, 2);
  await chain.rankAt(1, 12);
  await chain.rankAt(2, 21);
  const { results } = await chain.script<{ results: { place_id: string; position: number }[] }>(
    'GET',
    '/city?keyword=kawiarnia&latitude=50.0617&longitude=19.9373&day=2031-03-10',
  );
  await rival('Sąsiad', results.find(({ position }) => position === 4)?.place_id ?? '', 50.06, 19.94);
  await rival('Daleki', 'ChIJ-far', 52.2, 21);
  await chain.lookFrom('Kraków', 2);
  await chain.lookFrom('Warszawa', 250);
  await chain.watch(['Kawiarnia']);
  await chain.watch(['ciasto'], { scope: 'facility', facility: ids[0] });
  await chain.pass(60);

  const days = await chain.days();
  expect(days.map(({ location_id, keyword }) => `${location_id} ${keyword}`)).toEqual([
    `${ids[0]} ciasto`,
    `${ids[0]} kawiarnia`,
    `${ids[1]} kawiarnia`,
    `${ids[2]} kawiarnia`,
  ]);
  expect(days[1]).toMatchObject({ day: '2031-03-10', best: 2, points: 2, found: 2, sum: 4, top3: 2 });
  expect(days[2]).toMatchObject({ best: 12, points: 2, found: 2, sum: 24, top3: 0 });
  expect(days[3]).toMatchObject({ best: null, points: 2, found: 0, sum: 0, top3: 0 });
  expect(await chain.lookups()).toEqual({});
  expect(await rankDrift(queries)).toEqual([]);
  const compared = await rows<{ name: string; points: number }>(
    queries,
    sql`select c.name, d.points from competitor_rank_days d
        join competitors c on c.company_id = d.company_id and c.id = d.competitor_id
        where d.company_id = ${companyId} order by d.location_id, d.term_id`,
  );
  expect(compared).toEqual(Array.from({ length: 4 }, () => ({ name: 'Sąsiad', points: 2 })));
  const [latest] = await rows<{ ahead: { position: number }[]; previous_day: string | null }>(
    queries,
    sql`select ahead, previous_day from rank_latest where company_id = ${companyId} and location_id = ${ids[1]}`,
  );
  expect(latest?.ahead.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  const seen = await rows(queries, sql`select from rank_seen_places where company_id = ${companyId}`);
  expect(seen.length).toBeGreaterThan(10);

  const orders = await chain.searchCalls('task_post');
  await chain.pass(7200);
  expect(await chain.searchCalls('task_post')).toBe(orders);
  await chain.watch(['espresso']);
  await chain.jobs.settle(60);
  expect(await chain.days()).toHaveLength(7);
  await chain.rankAt(0, 5);
  chain.clock.advance(86_400);
  await chain.pass(60);
  expect(await chain.days()).toHaveLength(14);
  expect(await rankDrift(queries)).toEqual([]);
  const [moved] = await rows(
    queries,
    sql`select l.best, l.previous_best, l.previous_day::text from rank_latest l
        join rank_terms t on t.company_id = l.company_id and t.id = l.term_id
        where l.company_id = ${companyId} and l.location_id = ${ids[0]} and t.keyword = 'kawiarnia'`,
  );
  expect(moved).toEqual({ best: 5, previous_best: 2, previous_day: '2031-03-10' });
});

test('MON-03 nothing is looked up before the hour, without the plan, for others, or where a place is not on the map', async () => {
  const chain = await startRankings({ locations: 4, now: new Date('2031-03-10T01:30:00Z') });
  const { queries } = chain.services.database;
  const set = (values: Partial<typeof companies.$inferInsert>) => queries.update(companies).set(values);
  await queries.execute(sql`update locations set business_type = 'service_area' where id = ${chain.ids[1]};`);
  await queries.execute(sql`update locations set latitude = null where id = ${chain.ids[2]}`);
  await queries.execute(sql`update locations set is_owner = false where id = ${chain.ids[3]}`);
  await chain.watch(['kawiarnia']);
  await chain.pass(60);
  expect(await chain.days()).toEqual([]);
  chain.clock.advance(7200);
  for (const closed of [
    { disabledModules: ['monitoring' as const] },
    { planIsUnpaid: true },
    { planExpiresAt: new Date('2031-03-01') },
    { planCapabilities: [] },
  ]) {
    const before = await queries.select().from(companies);
    await set(closed);
    await chain.pass(60);
    expect(await chain.searchCalls('task_post')).toBe(0);
    for (const row of before) await set(row);
  }
  await chain.pass(60);
  expect((await chain.days()).map(({ location_id }) => location_id)).toEqual([chain.id]);
});
