import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from './database.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { rankMonthTables } from '../features/rankings/rankings.table.ts';
import { ensureMonths } from './ensure-months.ts';

test('MON-03 several processes can make room for the same new months at once', async () => {
  const { queries } = (await startTestApi()).services.database;
  await Promise.all(
    Array.from({ length: 4 }, () => ensureMonths(queries, rankMonthTables, '2061-01-31', '2061-03-01')),
  );
  const made = await rows<{ name: string }>(
    queries,
    sql`select relname as name from pg_class where relname like 'rank_days_2061%' and relkind = 'r' order by relname`,
  );
  expect(made.map(({ name }) => name)).toEqual([
    'rank_days_2061_01',
    'rank_days_2061_02',
    'rank_days_2061_03',
  ]);
});
