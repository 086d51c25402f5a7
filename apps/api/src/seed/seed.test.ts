import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { rows } from '../database/database.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seed } from './seed.ts';

const size = { locations: 6, reviews: 30 };

test('BAS-01 a seed that was interrupted starts over and ends as one that was not', async () => {
  const { services } = await startTestApi({
    world: size,
    config: {
      PINFOLD_SEED: 'scale',
      PINFOLD_SCALE_LOCATIONS: String(size.locations),
      PINFOLD_SCALE_REVIEWS: String(size.reviews),
    },
  });
  const { queries } = services.database;
  // No migration makes it: a start does.
  onTestFinished(async () => {
    await queries.execute(sql`drop table if exists seeds`);
  });
  const companies = () =>
    rows<{ id: number; name: string }>(queries, sql`select id::int4 as id, name from companies order by id`);
  const cut = new Error('cut off');
  const cutOff = () => {
    throw cut;
  };
  const [{ began } = { began: '' }] = await rows<{ began: string }>(
    queries,
    sql`select now()::text as began`,
  );
  await expect(seed(services, cutOff)).rejects.toThrow(cut);
  expect(await companies()).not.toEqual([]);
  await seed(services, () => {});
  const seeded = await companies();
  expect(seeded.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(await rows(queries, sql`select kind, finished from seeds`)).toEqual([
    { kind: 'scale', finished: true },
  ]);
  const counted = sql`select last_analyze > ${began}::timestamptz as counted from pg_stat_user_tables where relname = 'reviews'`;
  expect(await rows(queries, counted)).toEqual([{ counted: true }]);
  await seed(services, cutOff);
  expect(await companies()).toEqual(seeded);
});
