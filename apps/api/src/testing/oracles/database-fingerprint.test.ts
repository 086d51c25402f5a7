import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { statements } from '../../database/statements.ts';
import { databaseFingerprint } from './database-fingerprint.ts';
import { startTestApi, type TestApi } from '../clients/start-test-api.ts';

test('BAS-01 a row that was added, changed or deleted is noticed, each time', async () => {
  const { queries, rename, make } = await start();
  const digests = [await databaseFingerprint(queries)];
  await rename(queries, 'Nowa nazwa');
  digests.push(await databaseFingerprint(queries));
  await queries.execute(sql`update companies set name = name || '!'`);
  digests.push(await databaseFingerprint(queries));
  const second = await make.company();
  digests.push(await databaseFingerprint(queries));
  await queries.execute(sql`delete from companies where id = ${second}`);
  digests.push(await databaseFingerprint(queries));
  expect(new Set(digests).size).toBe(4);
  expect(digests.at(-1)).toBe(digests.at(-3));
});

test('BAS-01 a transaction that is rolled back is a difference only while it lasts', async () => {
  const { queries, rename } = await start();
  const before = await databaseFingerprint(queries);
  const inside: string[] = [];
  const change = queries.transaction(async (tx) => {
    inside.push(await databaseFingerprint(tx));
    for (const name of ['Pierwsza', 'Druga']) {
      await rename(tx, name);
      inside.push(await databaseFingerprint(tx));
    }
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(new Set(inside).size).toBe(3);
  expect(inside[0]).toBe(before);
  expect(await databaseFingerprint(queries)).toBe(before);
});

test.skipIf(inject('postgres') === '')(
  'BAS-01 a change that was under way before the first look, and committed before the second, is noticed',
  async () => {
    const { queries, rename } = await start();
    let before = '';
    await queries.transaction(async (tx) => {
      await rename(tx, 'Nowa nazwa');
      before = await databaseFingerprint(queries);
      expect(await databaseFingerprint(queries)).toBe(before);
    });
    expect(await databaseFingerprint(queries)).not.toBe(before);
  },
);

// A PostgreSQL server numbers the transactions of all its databases together, so that those of other workers would have
// rows read again. A transaction that keeps its first snapshot sees none of them.
test('BAS-01 rows are read again only when somebody has written', async () => {
  const { queries, rename } = await start();
  let read = 0;
  const count = (statement: unknown) => void (read += String(statement).includes('string_agg') ? 1 : 0);
  const readAfter: number[] = [];
  statements.subscribe(count);
  try {
    await queries.transaction(
      async (tx) => {
        for (const name of [undefined, undefined, undefined, 'Nowa nazwa']) {
          if (name) await rename(tx, name);
          await databaseFingerprint(tx);
          readAfter.push(read);
        }
      },
      { isolationLevel: 'repeatable read' },
    );
  } finally {
    statements.unsubscribe(count);
  }
  expect(readAfter).toEqual([1, 1, 1, 2]);
});

async function start() {
  const { make, services } = await startTestApi();
  const companyId = await make.company();
  const rename = (on: Queries, name: string) =>
    on.execute(sql`update companies set name = ${name} where id = ${companyId}`);
  return { queries: services.database.queries, make, rename };
}

type Queries = Pick<TestApi['services']['database']['queries'], 'execute'>;
