import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { digestOf } from '../testing/digest.ts';
import { newDatabase } from '../testing/test-database.ts';
import { rows } from './database.ts';
import { migrate, migrateUpTo } from './migrate.ts';

test('BAS-01 an empty database gets every table, an up-to-date one stays as it is', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const [tables] = await rows(
    database.queries,
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  expect(tables).toEqual({ count: 76 });
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

test('LST-01 LST-08 what an older version kept of locations and groups means the same after an upgrade', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  const { queries } = database;
  await migrateUpTo(database, 6);
  await queries.execute(sql`
    insert into locations (company_id, name, store_code, street, postal_code, city, region, country, is_verified)
    values (1, 'Lipa', 'A', 'Rynek 1', '', 'Kraków', '', 'PL', true), (1, 'Lipa', 'B', 'Rynek 2', '', 'Kraków', '', 'PL', false)`);
  await queries.execute(
    sql`insert into location_groups (company_id, name, is_label_group) values (1, 'ogródek', true), (1, 'Kraków', false)`,
  );
  await migrate(database);
  expect(
    await rows(
      queries,
      sql`select address_line, is_verified, verification from locations order by store_code`,
    ),
  ).toEqual([
    { address_line: 'Rynek 1', is_verified: true, verification: 'is_verified' },
    { address_line: 'Rynek 2', is_verified: false, verification: 'is_unverified' },
  ]);
  expect(await rows(queries, sql`select name, labels from location_groups order by id`)).toEqual([
    { name: 'ogródek', labels: ['ogródek'] },
    { name: 'Kraków', labels: [] },
  ]);
});
