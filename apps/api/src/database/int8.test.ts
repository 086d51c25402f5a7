import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/databases/test-database.ts';
import { rows } from './database.ts';
import { int8Array } from './int8.ts';

test('BAS-01 ids, counts, sums and lists of ids are numbers, whichever database they come from', async () => {
  const {
    database: { queries },
  } = await emptyDatabase();
  const found = await rows(
    queries,
    sql`select max(id) as id, count(*) as count, sum(id::int4) as sum, array_agg(id order by id) as ids,
          '{}'::int8[] as none, '{7,null}'::int8[] as some, null::int8 as nothing,
          '{-9007199254740991,9007199254740991}'::int8[] as ends
        from unnest(${int8Array(new Set([4, 8, 15]))}) as id`,
  );
  expect(found).toEqual([
    {
      id: 15,
      count: 3,
      sum: 27,
      ids: [4, 8, 15],
      none: [],
      some: [7, null],
      nothing: null,
      ends: [-9_007_199_254_740_991, 9_007_199_254_740_991],
    },
  ]);
  expect(await rows(queries, sql`select count(*) from unnest(${int8Array([])})`)).toEqual([{ count: 0 }]);
});

test('BAS-01 an id that no number holds is an error, never another id', async () => {
  const {
    database: { queries },
  } = await emptyDatabase();
  for (const large of [sql`9007199254740993`, sql`array[1, -9007199254740993]`])
    await expect(rows(queries, sql`select ${large} as id`)).rejects.toMatchObject({
      cause: expect.objectContaining({
        message: expect.stringMatching(/^The int8 -?9007199254740993 is past what a number holds exactly\.$/),
      }),
    });
  expect(await rows(queries, sql`select 1::int8 as id`)).toEqual([{ id: 1 }]);
});
