import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { digestOf } from '../testing/digest.ts';
import { newDatabase } from '../testing/test-database.ts';
import { rows } from './database.ts';
import { migrate } from './migrate.ts';

test('BAS-01 an empty database gets every table, an up-to-date one stays as it is', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const [tables] = await rows(
    database.queries,
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  expect(tables).toEqual({ count: 33 });
  await database.queries.execute(
    sql`insert into companies (name, plan_name, plan_capabilities) values ('Lipa', 'Standard', '{}')`,
  );
  const before = await digestOf(database.queries);
  await migrate(database);
  await Promise.all([migrate(database), migrate(database)]);
  expect(await digestOf(database.queries)).toBe(before);
});

test('RV-01 letters are folded whatever the locale of the server', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const [row] = await rows(
    database.queries,
    sql`select fold('ZAŻÓŁĆ GĘŚLĄ Jaźń, Straße, ÉTÉ, Ñandú') as folded`,
  );
  expect(row).toEqual({ folded: 'zazolc gesla jazn, strase, ete, nandu' });
});
