import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { fold } from '@pinfold/contract/fold';
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
  expect(tables).toEqual({ count: 77 });
  await database.queries.execute(
    sql`insert into companies (name, plan_name, plan_capabilities) values ('Lipa', 'Standard', '{}')`,
  );
  const before = await digestOf(database.queries);
  await migrate(database);
  await Promise.all([migrate(database), migrate(database)]);
  expect(await digestOf(database.queries)).toBe(before);
});

test('RV-01 the database folds every letter of Latin, Greek and Cyrillic as everybody else does, whatever its locale', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const blocks = [
    [0x20, 0x2af],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
    [0xff01, 0xff5e],
  ];
  const letters = blocks
    .flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
    )
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const texts = [
    ...letters,
    ...letters.map((letter) => `a${letter.normalize('NFD')}b`),
    'ZAŻÓŁĆ GĘŚLĄ Jaźń, Straße, ÉTÉ, Ñandú',
  ];
  const folded = await rows<{ text: string; folded: string }>(
    database.queries,
    sql`select text, fold(text) as folded from json_array_elements_text(${JSON.stringify(texts)}::json) given (text)`,
  );
  expect(folded.filter((row) => row.folded !== fold(row.text))).toEqual([]);
  expect(folded.at(-1)?.folded).toBe('zazolc gesla jazn, strasse, ete, nandu');
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

test('RV-01 LST-08 what an older version kept is found by all letters after an upgrade, and no name stands in its way', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  const { queries } = database;
  await migrateUpTo(database, 25);
  await queries.execute(sql`
    insert into location_groups (company_id, name, labels) values (1, 'Jiří', '{}'), (1, 'Jiri', '{}')`);
  await queries.execute(sql`
    insert into locations (company_id, name, store_code, street, house_number, postal_code, city, region, country)
    values (1, 'U Dvořáka', 'A', 'Náměstí', '1', '', 'Třebíč', '', 'CZ'),
      (1, 'Lipa', 'B', 'ul. 1 Maja 5 lokal', '2', '', 'Łódź', '', 'PL'), (1, 'Lipa', 'C', 'ul. Długa', '2', '', '', '', 'PL')`);
  const marked = '(Translated by Google) Cold coffee.\n\n(Original)\nStudená káva, příště ne.';
  await queries.execute(sql`
    insert into reviews (company_id, location_id, google_name, rating, comment, author_name, created_at, updated_at)
    values (1, 1, 'r/1', 2, ${marked}, 'Jiří', now(), now())`);
  await migrate(database);
  expect(await rows(queries, sql`select name from location_groups order by id`)).toEqual([
    { name: 'Jiří' },
    { name: 'Jiri (2)' },
  ]);
  expect(
    await rows(queries, sql`select street, house_number, search_text from locations order by store_code`),
  ).toEqual([
    { street: 'Náměstí', house_number: '1', search_text: 'u dvoraka namesti 1 trebic a' },
    { street: 'ul. 1 Maja', house_number: '5 lokal 2', search_text: 'lipa ul. 1 maja 5 lokal 2 lodz b' },
    { street: 'ul. Długa', house_number: '2', search_text: 'lipa ul. dluga 2  c' },
  ]);
  expect(
    await rows(queries, sql`select comment, comment_translation, search_text, is_studied from reviews`),
  ).toEqual([
    {
      comment: 'Studená káva, příště ne.',
      comment_translation: 'Cold coffee.',
      search_text: 'studena kava, priste ne. jiri  cold coffee.',
      is_studied: false,
    },
  ]);
});
