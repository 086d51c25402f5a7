import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fold } from '@pinfold/contract/fold';
import { lockFile } from '../files/lock-folder.ts';
import { StartupError } from '../startup-error.ts';
import { databaseFingerprint } from '../testing/oracles/database-fingerprint.ts';
import { spawnServer } from '../testing/clients/spawn-server.ts';
import {
  emptyDatabase,
  emptyPgliteFolder,
  newDatabase,
  tablesOf,
} from '../testing/databases/test-database.ts';
import { rows, type Database } from './database.ts';
import { migrate, refuseOlder } from './migrate.ts';
import { openPglite } from './open-pglite.ts';

test('BAS-01 an empty database gets every table, an up-to-date one stays as it is', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  await migrate(database);
  const [tables] = await rows(
    database.queries,
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  expect(tables).toEqual({ count: 152 });
  await database.queries.execute(
    sql`insert into companies (name, plan_name, plan_capabilities) values ('Lipa', 'Standard', '{}')`,
  );
  const before = await databaseFingerprint(database.queries);
  await migrate(database);
  await Promise.all([migrate(database), migrate(database)]);
  expect(await databaseFingerprint(database.queries)).toBe(before);
});

test('RV-01 the database folds every letter of Latin, Greek and Cyrillic as everybody else does, whatever its locale', async () => {
  const { database } = await emptyDatabase();
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

// Of PGlite the next test proves the same.
test.skipIf(inject('postgres') === '')(
  'BAS-01 a database of a version before 0.1 is refused in one line that names the way out, and stays as it is',
  async () => {
    const database = await newDatabase();
    onTestFinished(database.close);
    await markAsOlder(database);
    const before = await databaseFingerprint(database.queries);
    for (const start of [migrate, refuseOlder]) {
      const error = await start(database).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartupError);
      expect(error).toHaveProperty('message', expect.stringMatching(wayOut));
    }
    expect(await tablesOf(database.queries)).toEqual(['public.migrations', 'public.reviews']);
    expect(await databaseFingerprint(database.queries)).toBe(before);
  },
);

// Only PGlite keeps a database in a folder.
test.skipIf(inject('postgres') !== '')(
  'BAS-01 a start on a folder of a version before 0.1 ends with that line alone, and leaves the folder to that version',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinfold-older-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
    await rename(emptyPgliteFolder(), join(folder, 'database'));
    const older = await openPglite(join(folder, 'database'));
    await markAsOlder(older);
    await older.close();
    await expect(spawnServer({ PINFOLD_DATA: folder })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(wayOut),
    });
    expect((await readdir(folder)).toSorted()).toEqual(['database', lockFile]);
  },
);

const wayOut =
  /^\S[^\n]* belongs to a version before 0\.1 and cannot be upgraded\. Export what you need with that version, then set PINFOLD_DATA to a new folder or DATABASE_URL to an empty database\.\n?$/;

/** As it was left by one of the migrations that the baseline has replaced. */
async function markAsOlder({ queries }: Database): Promise<void> {
  await queries.execute(
    sql`create table migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  await queries.execute(sql`insert into migrations (hash) values ('0b5c')`);
  await queries.execute(sql`create table reviews (id int8 primary key, comment text)`);
  await queries.execute(sql`insert into reviews values (1, 'Pyszna kawa')`);
}
