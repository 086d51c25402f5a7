import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  createRankGrid,
  createRankScan,
  deleteRankGrid,
  listRankGrids,
  listRankScans,
  updateRankGrid,
} from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { gridPoints, usualSwing } from '@pinfold/contract/features/rankings/rank-grid';
import { averageOfAll, tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { startRankings, type Rankings } from '../../../testing/worlds/rankings.ts';

const center = { latitude: 50.0617, longitude: 19.9373 };
const grid = { keyword: ' Kawiarnia ', size: 3, spacing_m: 1000, every: 'week' } as const;

interface FoundInCity {
  results: { place_id: string; position: number }[];
}

/** The ranks of the first location in the sandbox's city, point by point. */
async function positionsInCity(chain: Rankings, day: string): Promise<number[]> {
  const points = gridPoints(center, grid.size, grid.spacing_m);
  return Promise.all(
    points.map(async ({ latitude, longitude }) => {
      const query = new URLSearchParams({
        keyword: 'kawiarnia',
        latitude: latitude.toFixed(6),
        longitude: longitude.toFixed(6),
        day,
      });
      const { results } = await chain.script<FoundInCity>('GET', `/city?${query}`);
      return results.find(({ place_id }) => place_id === 'ChIJ-0')?.position ?? 0;
    }),
  );
}

test('BEY-10 a grid is scanned at once from every point, by itself each week, and tells its usual swing', async () => {
  const chain = await startRankings({ locations: 2 });
  const { owner, companyId, id } = chain;
  await chain.script('POST', '/city', { place: 'ChIJ-0', lift: 1.6, from: '2026-01-01' });
  const body = { ...grid, facility: id };
  const made = await chain.ok(createRankGrid, { as: owner, body });
  expect(made).toMatchObject({
    keyword: 'kawiarnia',
    every: 'week',
    next_scan_on: '2031-03-17',
    scans_count: 1,
    noise: null,
    facility: { id, city: 'Kraków' },
    last_scan: { status: 1, done_at: null, average: null, points: 0, center },
  });
  expect(made.last_scan?.positions).toEqual(Array.from({ length: 9 }, () => null));
  await chain.pass(60);

  const scansOf = async () => (await chain.ok(listRankScans, { as: owner, params: { id: made.id } })).results;
  const [first] = await scansOf();
  const positions = await positionsInCity(chain, '2031-03-10');
  expect(first).toMatchObject({
    status: 3,
    positions,
    points: 9,
    average_all: averageOfAll(tallyOf(positions)),
  });
  expect(positions.some((position) => position > 0)).toBe(true);
  expect(first?.rivals).toHaveLength(10);
  const averages = first?.rivals.map(({ average_all }) => average_all ?? 0) ?? [];
  expect(averages).toEqual(averages.toSorted((a, b) => a - b));
  expect(first?.rivals.map(({ place_id }) => place_id)).not.toContain('ChIJ-0');
  expect(await chain.lookups()).toEqual({});

  for (let week = 0; week < 3; week += 1) {
    chain.clock.advance(7 * 86_400);
    await chain.pass(60);
  }
  const { results: grids } = await chain.ok(listRankGrids, { as: owner, query: { keyword: 'KAWIARNIA' } });
  const scans = await scansOf();
  expect(scans).toHaveLength(4);
  expect(scans.every(({ status }) => status === 3)).toBe(true);
  expect(grids).toMatchObject([{ id: made.id, scans_count: 4, next_scan_on: '2031-04-07' }]);
  expect(grids[0]?.noise).toBe(usualSwing(scans.toReversed().map(({ average_all }) => average_all)));
  expect(grids[0]?.noise).not.toBeNull();

  const change = (every: 'day' | 'never') =>
    chain.ok(updateRankGrid, { as: owner, params: { id: made.id }, body: { every } });
  expect(await change('never')).toMatchObject({ every: 'never', next_scan_on: null });
  expect(await change('day')).toMatchObject({ every: 'day', next_scan_on: '2031-04-01' });

  const other = await chain.make.member(companyId, { locations: [chain.ids[1] ?? 0] });
  expect((await chain.ok(listRankGrids, { as: other })).count).toBe(0);
  for (const endpoint of [createRankScan, listRankScans, deleteRankGrid])
    expect((await chain.request(endpoint, { as: other, params: { id: made.id } })).problem?.code).toBe(
      'not_found',
    );
  expect((await chain.request(createRankGrid, { as: other, body })).problem?.code).toBe('not_found');
  await chain.request(deleteRankGrid, { as: owner, params: { id: made.id } });
  expect((await chain.ok(listRankGrids, { as: owner })).count).toBe(0);
});

test('BEY-10 a scan is refused where it could measure nothing, where one is on its way, and past the day’s limit', async () => {
  const chain = await startRankings({ locations: 3, config: { PINFOLD_RANK_SCANS_PER_DAY: '3' } });
  const { owner } = chain;
  const { queries } = chain.services.database;
  const [open = 0, visiting, lost] = chain.ids;
  await queries.execute(sql`update locations set business_type = 'service_area' where id = ${visiting}`);
  await queries.execute(sql`update locations set latitude = null where id = ${lost}`);
  const create = (facility: number | undefined, keyword: string = grid.keyword) =>
    chain.request(createRankGrid, { as: owner, body: { ...grid, keyword, facility: facility ?? 0 } });
  expect((await create(visiting)).problem?.code).toBe('service_area_not_monitored');
  expect((await create(lost)).problem?.code).toBe('coordinates_missing');
  const made = (await create(open)).body as { id: number };
  expect((await create(open, 'KAWIARNIA')).problem).toMatchObject({ code: 'rank_grid_exists' });
  const scan = () => chain.request(createRankScan, { as: owner, params: { id: made.id } });
  expect((await scan()).problem?.code).toBe('scan_in_progress');

  await chain.script('PUT', '/searches', { failing_share: 0.5 });
  await chain.pass(7200);
  expect((await scan()).status).toBe(201);
  await chain.script('PUT', '/searches', { failing_share: 1 });
  await chain.pass(7200);
  const { results } = await chain.ok(listRankScans, { as: owner, params: { id: made.id } });
  expect(results.map(({ status }) => status)).toEqual([4, 3]);
  expect(results[0]).toMatchObject({ points: 0, average_all: null, rivals: [] });
  expect(results[0]?.positions).toEqual(Array.from({ length: 9 }, () => null));

  expect((await scan()).status).toBe(201);
  await chain.pass(7200);
  expect((await scan()).problem).toMatchObject({ code: 'scan_limit_reached', status: 429 });
  expect((await create(open, 'ciasto')).problem?.code).toBe('scan_limit_reached');
  chain.clock.advance(86_400);
  expect((await scan()).status).toBe(201);
  const removed = await chain.request(deleteRankGrid, { as: owner, params: { id: made.id } });
  expect(removed.status).toBe(204);
  await chain.pass(60);
  expect(await chain.lookups()).toEqual({});
});
