import { expect, test } from 'vitest';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { rankDrift } from '../../../testing/oracles/rank-drift.ts';
import { startRankings, type Rankings } from '../../../testing/worlds/rankings.ts';

const maps = '/dataforseo/v3/serp/google/maps';

/** Expects one lookup for every location and keyword. */
async function expectEachOnce(chain: Rankings, day: string, keywords: number): Promise<void> {
  const days = (await chain.days()).filter((one) => one.day === day);
  expect(new Set(days.map(({ location_id, term_id }) => `${location_id}/${term_id}`)).size).toBe(days.length);
  expect(days).toHaveLength(chain.ids.length * keywords);
  expect(await chain.lookups()).toEqual({});
  expect(await rankDrift(chain.services.database.queries)).toEqual([]);
}

test(
  'MON-03 BAS-03 wherever the process dies while it looks up a day, each position is counted once',
  { timeout: 120_000 },
  async () => {
    const chain = await startRankings({ locations: 2 });
    const dieAt = crashAtCommit(chain);
    await chain.watch(['kawiarnia', 'ciasto']);
    await chain.pass(60);
    const cut = (method: string, path: string, apply: boolean) =>
      chain.script('POST', '/faults', { method, path: `${maps}${path}`, outcome: 'cut', apply });
    const deaths = [
      ...[0, 1, 2, 3].flatMap((number) =>
        (['before', 'after'] as const).map((moment) => () => dieAt({ number, moment })),
      ),
      ...[false, true].map((apply) => () => cut('POST', '/task_post', apply)),
      () => cut('GET', '/tasks_ready', true),
      ...[false, true].map((apply) => () => cut('GET', '/task_get/*', apply)),
    ];
    for (const [index, die] of deaths.entries()) {
      chain.clock.advance(86_400);
      await die();
      await chain.pass(7200);
      const day = new Date(Date.UTC(2031, 2, 11 + index)).toISOString().slice(0, 10);
      await expectEachOnce(chain, day, 2);
    }
  },
);

test('MON-03 lost orders, failed searches and a provider that fails one call in twenty leave no gap', async () => {
  const chain = await startRankings({ locations: 12, config: { DATAFORSEO_CALLS_PER_MINUTE: '40' } });
  await chain.lookFrom('Kraków', 1);
  await chain.script('PUT', '/searches', { lost_share: 0.1, failing_share: 0.1 });
  for (const outcome of ['status', 'cut'])
    await chain.script('POST', '/faults', { path: `${maps}/*`, share: 0.05, times: 10_000, outcome });
  await chain.watch(['kawiarnia', 'ciasto', 'espresso']);
  // Three tries at most; which calls go wrong depends on their order, and after five in a row a search is given up.
  await chain.pass(3600);
  await chain.script('PUT', '/searches', { lost_share: 0, failing_share: 0 });
  await chain.script('DELETE', '/faults');
  await chain.pass(14_400);
  await expectEachOnce(chain, '2031-03-10', 3);
  for (const { points } of await chain.days()) expect(points).toBe(2);
});

test('MON-03 a search that was ordered too often in an hour waits for the next one, and is no failure', async () => {
  const chain = await startRankings({ locations: 1 });
  await chain.script('PUT', '/searches', { duplicates_per_hour: 0 });
  await chain.watch(['kawiarnia']);
  await chain.pass(7200);
  expect(await chain.days()).toEqual([]);
  expect(await chain.lookups()).toEqual({ waiting: 1 });
  await chain.script('PUT', '/searches', { duplicates_per_hour: 1 });
  await chain.pass(1800);
  await expectEachOnce(chain, '2031-03-10', 1);
});

test('MON-03 what waits past midnight counts for the day on which it is ordered, once', async () => {
  const chain = await startRankings({ locations: 1 });
  await chain.lookFrom('Kraków', 1);
  await chain.script('POST', '/faults', { path: `${maps}/task_post`, status: 429, times: 10_000 });
  await chain.watch(['kawiarnia']);
  await chain.pass(60);
  await chain.script('DELETE', '/faults');
  chain.clock.advance(86_400);
  await chain.pass(1800);
  await expectEachOnce(chain, '2031-03-11', 1);
  expect(await chain.days()).toMatchObject([{ day: '2031-03-11', points: 2 }]);
});

test('MON-03 an order whose answer was lost is paid for once', async () => {
  const chain = await startRankings({ locations: 1 });
  await chain.script('POST', '/faults', { path: `${maps}/task_post`, outcome: 'cut', apply: true });
  await chain.watch(['kawiarnia']);
  await chain.pass(1800);
  await expectEachOnce(chain, '2031-03-10', 1);
  expect(await chain.searchCalls('task_post')).toBe(1);
});

test('MON-03 a day on which the provider finds nothing is a gap, and is not asked for again and again', async () => {
  const chain = await startRankings({ locations: 1 });
  await chain.script('PUT', '/searches', { failing_share: 1 });
  await chain.watch(['kawiarnia']);
  await chain.pass(50_000);
  expect(await chain.days()).toEqual([]);
  expect(await chain.lookups()).toEqual({ failed: 1 });
  expect(await chain.searchCalls('task_post')).toBe(5);
  await chain.script('PUT', '/searches', { failing_share: 0 });
  chain.clock.advance(86_400);
  await chain.pass(600);
  chain.clock.advance(86_400);
  await chain.pass(600);
  expect((await chain.days()).map(({ day }) => day)).toEqual(['2031-03-11', '2031-03-12']);
  expect(await chain.lookups()).toEqual({});
});
