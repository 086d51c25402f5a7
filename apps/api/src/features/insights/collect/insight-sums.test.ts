import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insightMetrics, type InsightCounts } from '@pinfold/contract/features/insights/insight-metrics';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { monthOf } from '@pinfold/contract/period';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { insightDrift } from '../../../testing/oracles/insight-drift.ts';
import { insightDays, insightMonthTables } from '../insights.table.ts';
import { storeInsightDays } from './store-insight-days.ts';
import { storeInsightKeywords } from './store-insight-keywords.ts';

const first = '2024-12-29';
const last = addDays(first, 5);
const locationId = fc.integer({ min: 1, max: 3 });
const count = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }), { freq: 2 });

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
  const { services, make } = await startTestApi();
  const { queries } = services.database;
  await ensureMonths(queries, insightMonthTables, first, last);
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
      const stored = await queries.select().from(insightDays);
      const ofCompany = stored.filter((row) => row.companyId === companyId);
      expect(
        new Map(
          ofCompany.map(({ companyId: _, locationId: id, day, ...counts }) => [`${id}/${day}`, counts]),
        ),
      ).toEqual(expected);
      expect(await insightDrift(queries)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('MON-08 readings at the same time lose nothing of each other and count a day once', async () => {
  const { services, make } = await startTestApi();
  const { queries } = services.database;
  const companyId = await make.company();
  await ensureMonths(queries, insightMonthTables, first, last);
  const counts = Object.fromEntries(insightMetrics.map((metric) => [metric, 7])) as Record<
    keyof InsightCounts,
    number
  >;
  const days = Array.from({ length: 6 }, (_, after) => ({ day: addDays(first, after), counts }));
  const changed = await Promise.all(
    [1, 2, 3, 4, 1, 2].map((id, index) =>
      queries.transaction((tx) =>
        storeInsightDays(tx, companyId, id, index % 2 === 0 ? days : days.toReversed()),
      ),
    ),
  );
  expect(changed.toSorted()).toEqual([0, 0, 6, 6, 6, 6]);
  expect(await insightDrift(queries)).toEqual([]);
});

const keywords = fc.uniqueArray(
  fc.record({
    keyword: fc.constantFrom('kawa', 'kawiarnia kraków', 'lody', 'ciasto', "d'or"),
    value: count,
    threshold: fc.option(fc.constantFrom(15, 30)),
  }),
  { selector: ({ keyword }) => keyword },
);

test('MON-08 sums of keywords are those of a recount, whatever a month is replaced with', async () => {
  const { services, make } = await startTestApi();
  const { queries } = services.database;
  await ensureMonths(queries, insightMonthTables, first, last);
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
    }),
    { numRuns: 8 },
  );
});
