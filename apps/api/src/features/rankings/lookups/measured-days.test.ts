import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { rows } from '../../../database/database.ts';
import { rankDrift } from '../../../testing/oracles/rank-drift.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { addMeasuredDays, type MeasuredDay } from './measured-days.ts';
import { rankMonthTables } from '../rankings.table.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { deleteRankings } from '../delete-positions.job.ts';

const first = '2024-12-27';

const measured: fc.Arbitrary<MeasuredDay> = fc
  .record({
    locationId: fc.integer({ min: 1, max: 3 }),
    termId: fc.integer({ min: 1, max: 2 }),
    after: fc.integer({ min: 0, max: 70 }),
    positions: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ after, positions, ...pair }) => ({
    ...pair,
    day: addDays(first, after),
    tally: tallyOf(positions),
    ahead: [],
    competitors: [],
  }));

test('MON-03 sums never drift from the days, in whatever order and however often days are said, nor when a location goes', async () => {
  const { services, make, jobs } = await startTestApi();
  const { queries } = services.database;
  await Promise.all([1, 2, 3].map(() => ensureMonths(queries, rankMonthTables, first, addDays(first, 70))));
  await ensureMonths(queries, rankMonthTables, first, addDays(first, 70));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(measured, { maxLength: 12 }), { maxLength: 6 }), async (batches) => {
      const companyId = await make.company();
      const kept = new Map<string, number>();
      for (const batch of batches) {
        const known = new Set(kept.keys());
        for (const { locationId, termId, day, tally } of batch) {
          const key = `${locationId}/${termId}/${day}`;
          if (!kept.has(key)) kept.set(key, tally.points);
        }
        const distinct = [...new Map(batch.toReversed().map((one) => [keyOf(one), one])).values()];
        const added = await queries.transaction((tx) => addMeasuredDays(tx, companyId, distinct));
        expect(added).toBe([...kept.keys()].filter((key) => !known.has(key)).length);
      }
      expect(await rankDrift(queries)).toEqual([]);
      const [row] = await rows<{ points: number }>(
        queries,
        sql`select coalesce(sum(points), 0)::int4 as points from rank_totals where company_id = ${companyId}`,
      );
      expect(row?.points).toBe([...kept.values()].reduce((sum, points) => sum + points, 0));
      await queries.transaction((tx) => deleteRankings(services, tx, companyId, 2));
      await jobs.runDue('forget-positions');
      expect(await rankDrift(queries)).toEqual([]);
      expect(await rows(queries, sql`select from rank_days where location_id = 2`)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

const keyOf = ({ locationId, termId, day }: MeasuredDay) => `${locationId}/${termId}/${day}`;
