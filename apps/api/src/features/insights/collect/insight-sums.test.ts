import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { insightMetrics, type InsightCounts } from '@pinfold/contract/features/insights/insight-metrics';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { monthOf } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { insightDrift } from '../../../testing/oracles/insight-drift.ts';
import { deleteCollected } from '../delete-insights.job.ts';
import { insightDays, insightKeywords, insightMonthTables } from '../insights.table.ts';
import { storeInsightDays } from './store-insight-days.ts';
import { storeInsightKeywords } from './store-insight-keywords.ts';

const first = '2024-12-29';
const last = addDays(first, 5);

async function start() {
  const { services, make } = await startTestApi();
  const { queries } = services.database;
  await ensureMonths(queries, insightMonthTables, first, last);
  return {
    queries,
    make,
    removeLocation: (companyId: number, id: number) =>
      deleteCollected.run(services, { companyId, locationId: id }, { tries: 0, isLastTry: false }),
  };
}

const locationId = fc.integer({ min: 1, max: 3 });
const count = fc.oneof(fc.constant(null), fc.constant(0), fc.integer({ min: 0, max: 2_000_000_000 }));

const reading = fc.record({
  locationId,
  days: fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 5 }).map((after) => addDays(first, after)),
      counts: fc.record(
        Object.fromEntries(insightMetrics.map((metric) => [metric, count])) as Record<
          keyof InsightCounts,
          typeof count
        >,
      ),
    }),
    { selector: ({ day }) => day, maxLength: 5 },
  ),
});

test('MON-08 sums of days are those of a recount, in whatever order and however often days are read, corrected and unknown', async () => {
  const { queries, make, removeLocation } = await start();
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 8 }), async (readings) => {
      const companyId = await make.company();
      const expected = new Map<string, InsightCounts>();
      const read = ({ locationId: id, days }: (typeof readings)[number]) =>
        queries.transaction((tx) => storeInsightDays(tx, companyId, id, days));
      for (const { locationId: id, days } of readings)
        for (const { day, counts } of days) {
          const key = `${id}/${day}`;
          const known = Object.entries(counts).filter(([, value]) => value !== null);
          if (known.length > 0)
            expected.set(key, { ...(expected.get(key) ?? counts), ...Object.fromEntries(known) });
        }
      for (const one of readings) await read(one);
      // Readings that repeat the last word on a location change nothing.
      const latest = [...new Map(readings.map((one) => [one.locationId, one])).values()];
      expect(await Promise.all(latest.map(read))).toEqual(latest.map(() => 0));
      const stored = await queries.select().from(insightDays).where(eq(insightDays.companyId, companyId));
      expect(new Map(stored.map((row) => [`${row.locationId}/${row.day}`, countsOf(row)]))).toEqual(expected);
      expect(await insightDrift(queries)).toEqual([]);
      await removeLocation(companyId, 2);
      expect(await insightDrift(queries)).toEqual([]);
      expect(await queries.select().from(insightDays).where(eq(insightDays.locationId, 2))).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

const countsOf = (row: InsightCounts) =>
  Object.fromEntries(insightMetrics.map((metric) => [metric, row[metric]]));

test('MON-08 readings at the same time lose nothing of each other and count a day once', async () => {
  const { queries, make } = await start();
  const companyId = await make.company();
  const counts = Object.fromEntries(insightMetrics.map((metric) => [metric, 7])) as Record<
    keyof InsightCounts,
    number
  >;
  const days = Array.from({ length: 6 }, (_, after) => ({ day: addDays(first, after), counts }));
  const read = (id: number, given = days) =>
    queries.transaction((tx) => storeInsightDays(tx, companyId, id, given));
  const others = await queries.transaction(async (tx) => {
    await storeInsightDays(tx, companyId, 1, days);
    const begun = [read(1), read(2), read(3, days.toReversed())];
    // PGlite's only connection takes them in turns by itself.
    if (inject('postgres') !== '')
      await expect.poll(() => waitingForLocks(queries)).toHaveLength(begun.length);
    return { changed: Promise.all(begun) };
  });
  expect(await others.changed).toEqual([0, 6, 6]);
  expect(await insightDrift(queries)).toEqual([]);
});

function waitingForLocks(queries: Queryable): Promise<unknown[]> {
  return rows(
    queries,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
}

const keywords = fc.uniqueArray(
  fc.record({
    keyword: fc.constantFrom('kawa', 'kawiarnia kraków', 'lody', 'ciasto', "d'or"),
    value: count,
    threshold: fc.option(fc.constantFrom(15, 30)),
  }),
  { selector: ({ keyword }) => keyword },
);

test('MON-08 sums of keywords are those of a recount, whatever a month is replaced with', async () => {
  const { queries, make, removeLocation } = await start();
  const reads = fc.array(
    fc.record({ locationId, month: fc.constantFrom(monthOf(first), monthOf(last)), keywords }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(reads, async (readings) => {
      const companyId = await make.company();
      const read = (one: (typeof readings)[number]) =>
        queries.transaction((tx) =>
          storeInsightKeywords(tx, companyId, one.locationId, one.month, one.keywords),
        );
      for (const one of readings) {
        await read(one);
        expect(await read(one)).toBe(0);
      }
      expect(await insightDrift(queries)).toEqual([]);
      await removeLocation(companyId, 2);
      expect(await insightDrift(queries)).toEqual([]);
      expect(await queries.select().from(insightKeywords).where(eq(insightKeywords.locationId, 2))).toEqual(
        [],
      );
    }),
    { numRuns: 8 },
  );
});
