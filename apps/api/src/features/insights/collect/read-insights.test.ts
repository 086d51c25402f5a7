import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { insightDrift } from '../../../testing/oracles/insight-drift.ts';
import { startChain, type Chain } from '../../../testing/worlds/chain.ts';
import {
  insightDays,
  insightKeywords,
  insightMonthTables,
  insightMonths,
  insightReads,
  insightTotals,
} from '../insights.table.ts';
import { pollInsights } from './poll-insights.job.ts';
import { readInsightKeywords } from './read-insight-keywords.job.ts';
import { readInsights } from './read-insights.job.ts';

const day = 86_400;
const daysPath = '/v1/locations/*:fetchMultiDailyMetricsTimeSeries';
const keywordsPath = '/v1/locations/*/searchkeywords/impressions/monthly';

async function start(options: Parameters<typeof startChain>[0] = {}) {
  const chain = await startChain({ now: new Date('2031-03-12T09:00:00Z'), ...options });
  const { queries } = chain.services.database;
  return {
    ...chain,
    queries,
    /** What happens every ten minutes, and all that follows. */
    async poll(): Promise<void> {
      await pollInsights.run(chain.services, {}, { tries: 0, isLastTry: false });
      await chain.jobs.settle();
    },
    /** Paths of calls to the API, since the last time. */
    calls: callsOf(chain),
    days: (locationId = chain.id) =>
      queries
        .select()
        .from(insightDays)
        .where(eq(insightDays.locationId, locationId))
        .orderBy(insightDays.day),
    reads: () => queries.select().from(insightReads).orderBy(insightReads.locationId),
  };
}

function callsOf({ script }: Chain): () => Promise<string[]> {
  let seen = 0;
  return async () => {
    const { calls } = await script<{ calls: { path: string }[] }>('GET', '/journal?limit=100000');
    const found = calls.slice(seen).filter(({ path }) => /fetchMulti|searchkeywords/.test(path));
    seen = calls.length;
    return found.map(({ path }) => (path.includes('fetchMulti') ? 'days' : 'keywords'));
  };
}

test('MON-08 a location is read 18 months back at first, then its last 20 days, and what Google corrected replaces', async () => {
  const { poll, days, reads, queries, clock, script, calls, id } = await start();
  await poll();
  const first = await days();
  expect([first[0]?.day, first.at(-1)?.day]).toEqual(['2029-09-12', '2031-03-09']);
  expect(await reads()).toMatchObject([
    { locationId: id, firstDay: '2029-09-12', keywordsMonth: '2031-02-01', problem: null },
  ]);
  const months = await queries.selectDistinct({ month: insightKeywords.month }).from(insightKeywords);
  expect(months).toHaveLength(18);
  await calls();

  const put = (on: string, counts: object) => script('PUT', `/performance/place-0/days/${on}`, { counts });
  await put('2031-03-01', { CALL_CLICKS: 1234 });
  await put('2031-02-01', { CALL_CLICKS: 1234 });
  await poll();
  expect(await calls()).toEqual([]);
  clock.advance(day);
  await poll();
  expect(await calls()).toEqual(['days']);
  const known = new Map((await days()).map((row) => [row.day, row.calls]));
  expect(known.get('2031-03-01')).toBe(1234);
  expect(known.get('2031-02-01')).not.toBe(1234);
  expect(await insightDrift(queries)).toEqual([]);
});

test('MON-08 the newest complete month of keywords is read again until the tenth', async () => {
  const { poll, reads, clock, calls } = await start({ now: new Date('2031-03-08T09:00:00Z') });
  await poll();
  await calls();
  const seen: [number, string | null | undefined][] = [];
  for (let date = 9; date <= 11; date += 1) {
    clock.advance(day);
    await poll();
    const asked = (await calls()).filter((kind) => kind === 'keywords');
    seen.push([Math.sign(asked.length), (await reads())[0]?.keywordsMonth]);
  }
  expect(seen).toEqual([
    [1, '2031-01-01'],
    [1, '2031-02-01'],
    [0, '2031-02-01'],
  ]);
});

test('MON-08 keywords of a month that Google refuses stay as they are known, and are asked for again', async () => {
  const { poll, queries, clock, script, reads } = await start({ now: new Date('2031-03-08T09:00:00Z') });
  await poll();
  const stored = () => queries.select().from(insightKeywords).where(eq(insightKeywords.month, '2031-02-01'));
  const before = await stored();
  expect(before).not.toEqual([]);
  await script('POST', '/faults', { path: keywordsPath, status: 400 });
  clock.advance(3 * day);
  await poll();
  expect(await stored()).toEqual(before);
  expect(await reads()).toMatchObject([{ keywordsMonth: '2031-01-01', problem: null }]);
  clock.advance(day);
  await poll();
  expect(await reads()).toMatchObject([{ keywordsMonth: '2031-02-01' }]);
});

test('MON-08 wherever a reading dies or meets a quota, each day counts once, and nothing stored is asked for again', async () => {
  const world = await start();
  const { poll, days, queries, clock, script, calls, services, companyId, id, reads } = world;
  const run = (job: typeof readInsights) =>
    job.run(services, { companyId, locationId: id }, { tries: 0, isLastTry: false });
  const dieAt = crashAtCommit(world);
  await ensureMonths(queries, insightMonthTables, '2029-09-01', '2031-03-13');
  dieAt({ number: 0, moment: 'before' });
  await expect(run(readInsights)).rejects.toThrow('killed');
  expect(await days()).toEqual([]);
  dieAt({ number: 0, moment: 'after' });
  await expect(run(readInsights)).rejects.toThrow('killed');
  await calls();
  await run(readInsights);
  expect(await calls()).toEqual([]);
  dieAt({ number: 3, moment: 'after' });
  await expect(run(readInsightKeywords)).rejects.toThrow('killed');
  const asked = await calls();
  await script('POST', '/faults', { path: keywordsPath, status: 429 });
  // Promised in the transaction that stored the days.
  await world.jobs.settle();
  expect([asked, await calls()].flat()).not.toContain('days');
  expect(await reads()).toMatchObject([{ keywordsMonth: '2031-02-01', problem: null }]);
  expect(await insightDrift(queries)).toEqual([]);

  clock.advance(day);
  dieAt({ number: 0, moment: 'after' });
  await expect(run(readInsights)).rejects.toThrow('killed');
  await poll();
  expect(await insightDrift(queries)).toEqual([]);
});

test('MON-08 a day of faults leaves a gap and no zero, and is filled when Google answers again', async () => {
  const { poll, days, queries, clock, script, reads } = await start();
  await script('POST', '/performance/place-0/dropped-days', { from: '2031-03-01', to: '2031-03-02' });
  await script('PUT', '/performance/place-0/days/2031-03-03', { counts: { BUSINESS_BOOKINGS: 0 } });
  await poll();
  const stored = async () => (await days()).map((row) => row.day);
  expect(await stored()).not.toContain('2031-03-01');
  expect((await days()).find((row) => row.day === '2031-03-03')).toMatchObject({ bookings: 0 });

  await script('POST', '/faults', { path: daysPath, status: 503, times: 1000 });
  const before = await days();
  clock.advance(30 * day);
  await poll();
  expect(await days()).toEqual(before);
  await script('DELETE', '/faults');
  await script('DELETE', '/performance');
  clock.advance(day);
  await poll();
  const missed = Array.from({ length: 31 }, (_, index) => addDays('2031-03-10', index));
  expect((await stored()).filter((on) => on > '2031-03-09')).toEqual(missed);
  expect(await reads()).toMatchObject([{ problem: null }]);
  expect(await insightDrift(queries)).toEqual([]);
});

test('MON-08 a metric that Google refuses costs nothing else, and what was known of it stays', async () => {
  const { poll, days, queries, clock, script } = await start();
  await poll();
  const on = '2031-03-05';
  const before = (await days()).find((row) => row.day === on);
  await script('POST', '/performance/refusals', { metric: 'BUSINESS_CONVERSATIONS', named: true });
  await script('PUT', `/performance/place-0/days/${on}`, { counts: { CALL_CLICKS: 77 } });
  clock.advance(day);
  await poll();
  const stored = await days();
  expect(stored.find((row) => row.day === on)).toEqual({ ...before, calls: 77 });
  expect(stored.at(-1)).toMatchObject({ day: '2031-03-10', conversations: null });
  expect(stored.at(-1)?.calls).not.toBeNull();
  expect(await insightDrift(queries)).toEqual([]);
});

test.each([true, false])(
  'MON-08 a metric that Google refuses on the first day is read from there once it is taken (named: %s)',
  async (named) => {
    const { poll, days, queries, clock, script, reads, calls } = await start();
    await script('POST', '/performance/refusals', { metric: 'CALL_CLICKS', named });
    await poll();
    expect((await days())[0]).toMatchObject({ day: '2029-09-12', calls: null });
    expect(await reads()).toMatchObject([{ refused: { calls: '2029-09-12' } }]);
    await calls();
    clock.advance(day);
    await poll();
    expect((await calls()).filter((kind) => kind === 'days')).toHaveLength(2);
    // Google has forgotten a day meanwhile.
    expect(await reads()).toMatchObject([{ refused: { calls: '2029-09-13' } }]);
    await script('DELETE', '/performance');
    clock.advance(day);
    await poll();
    const missing = (await days()).filter((row) => row.calls === null);
    expect(missing.map((row) => row.day)).toEqual(['2029-09-12', '2029-09-13']);
    expect(await reads()).toMatchObject([{ refused: {}, problem: null }]);
    expect(await insightDrift(queries)).toEqual([]);
  },
);

test('MON-08 a metric that was refused for longer than Google remembers is read as far back as it does', async () => {
  const { poll, days, queries, clock, script, reads } = await start();
  await script('POST', '/performance/refusals', { metric: 'CALL_CLICKS', named: true });
  await poll();
  clock.advance(61 * day);
  await script('DELETE', '/performance');
  await poll();
  const known = (await days()).filter((row) => row.calls !== null);
  expect(known[0]?.day).toBe('2029-11-12');
  expect(known.at(-1)?.day).toBe('2031-05-09');
  expect(await reads()).toMatchObject([{ refused: {} }]);
  expect(await insightDrift(queries)).toEqual([]);
});

test('MON-08 a location that cannot be read says why, is left alone that day, and is well again after a reading', async () => {
  const { poll, reads, clock, script, calls, days } = await start();
  for (const [status, problem] of [
    [403, 'denied'],
    [404, 'not_found'],
  ] as const) {
    await script('POST', '/faults', { path: daysPath, status, times: 2 });
    await poll();
    expect(await reads()).toMatchObject([{ problem, firstDay: null }]);
    await script('DELETE', '/faults');
    await calls();
    await poll();
    expect(await calls()).toEqual([]);
    clock.advance(day);
  }
  await poll();
  expect(await reads()).toMatchObject([{ problem: null }]);
  expect(await days()).not.toEqual([]);
});

test('MON-08 no minute has more calls than Google takes, and none of them is taken from replies', async () => {
  const world = await start({ locations: 2, config: { GOOGLE_REQUESTS_PER_MINUTE: '20' } });
  await world.poll();
  const minutes = await rows<{ subject: string; calls: number }>(
    world.queries,
    sql`select subject, max(calls)::int4 as calls from provider_minutes where subject like 'google/%' group by subject`,
  );
  const most = new Map(minutes.map(({ subject, calls }) => [subject, calls]));
  expect(most.get('google/performance')).toBe(20);
  expect(most.get('google/v4')).toBeUndefined();
  expect(await world.reads()).toHaveLength(2);
  for (const { keywordsMonth } of await world.reads()) expect(keywordsMonth).toBe('2031-02-01');
});

test('MON-08 LST-12 a removed location takes its insights along, out of the company’s totals too', async () => {
  const { poll, days, queries, ok, owner, ids, jobs } = await start({ locations: 2 });
  await poll();
  const [removed = 0, kept = 0] = ids;
  await ok(deleteListing, { as: owner, params: { id: removed }, query: { from: 'pinfold' } });
  await jobs.settle();
  for (const table of [insightDays, insightMonths, insightKeywords, insightReads])
    expect(await queries.selectDistinct({ id: table.locationId }).from(table)).toEqual([{ id: kept }]);
  expect(await queries.selectDistinct({ locations: insightTotals.locations }).from(insightTotals)).toEqual([
    { locations: 1 },
  ]);
  expect(await days(kept)).not.toEqual([]);
  expect(await insightDrift(queries)).toEqual([]);
});
