import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rows } from '../../../database/database.ts';
import { lockOpinionsWhere } from '../../opinions/lock-opinions.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { keptRollups, rebuildRollups, recountedRollups } from '../../../testing/oracles/recounted-rollups.ts';
import {
  appHistorySteps,
  makeAppHistoryWorld,
  randomAppHistoryStep,
} from '../../../testing/worlds/app-review-history.ts';
import { pick } from '../../../testing/worlds/opinion-history.ts';
import { opinionWriters } from '../../../testing/worlds/opinion-writers.ts';

test('RV-12 rollups of apps never drift: after any history, a removed app or a new time zone, they are what a count from scratch says', async () => {
  const api = await startTestApi({ now: new Date('2026-11-03T12:00:00Z') });
  const { queries } = api.services.database;
  await fc.assert(
    fc.asyncProperty(fc.array(randomAppHistoryStep(), { minLength: 25, maxLength: 40 }), async (history) => {
      await queries.execute(sql`truncate app_reviews, tagged_app_reviews`);
      expect(await keptRollups(queries, 'appReviews')).toEqual([]);
      const world = await makeAppHistoryWorld(api);
      for (const { what, n, more } of history) await appHistorySteps[what](world, n, more);
      const kept = await keptRollups(queries, 'appReviews');
      expect(kept).toEqual(await recountedRollups(queries, 'appReviews'));
      await rebuildRollups(queries);
      expect(await keptRollups(queries, 'appReviews')).toEqual(kept);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('RV-12 each thing that happens to reviews of apps is counted by itself', async () => {
  const api = await startTestApi({ now: new Date('2026-11-03T12:00:00Z') });
  const { queries } = api.services.database;
  for (const [name, step] of Object.entries(appHistorySteps)) {
    const world = await makeAppHistoryWorld(api);
    for (const n of [0, 3, 6, 1]) await appHistorySteps.read(world, n, n);
    await appHistorySteps.tag(world, 0, 0);
    for (const n of [0, 1, 2]) await step(world, n, n);
    const kept = await keptRollups(queries, 'appReviews');
    expect(kept, name).toEqual(await recountedRollups(queries, 'appReviews'));
    expect(kept.length, name).toBeGreaterThan(1);
  }
});

test('RV-12 a change of what is not counted, or of nothing, writes no rollup of apps', async () => {
  const api = await startTestApi();
  const { queries } = api.services.database;
  const world = await makeAppHistoryWorld(api);
  await appHistorySteps.read(world, 0, 0);
  await appHistorySteps.tag(world, 0, 0);
  const versions = () =>
    rows(
      queries,
      sql`select xmin::text as version from app_review_rollups union all select xmin::text from app_review_tag_rollups`,
    );
  const before = await versions();
  expect(before.length).toBeGreaterThan(1);
  await queries.execute(
    sql`update app_reviews set note_text = 'Voucher', reply_sending_at = now(), territory = 'x'`,
  );
  await queries.execute(sql`update app_reviews set rating = rating, sentiment = sentiment`);
  await queries.execute(sql`update tagged_app_reviews set source = 'rule', phrase = 'kawa'`);
  expect(await versions()).toEqual(before);
});

test('RV-12 writers who touch the same days of an app at once lose no count, nor does a new time zone among them', async () => {
  const api = await startTestApi();
  const { queries } = api.services.database;
  const world = await makeAppHistoryWorld(api);
  for (const n of [0, 3, 6]) await appHistorySteps.read(world, n, n);
  const { companyId } = world.owner;
  const read = await rows<{ id: number }>(queries, sql`select id::int8 as id from app_reviews order by id`);
  const writers = opinionWriters(
    { reviews: sql`app_reviews`, tagged: sql`tagged_app_reviews` },
    { companyId, tagId: pick(world.tagIds, 0), ids: read.map(({ id }) => id) },
  );
  // Of many reviews, as a bulk does it: locked first.
  const judgeAll = (sentiment: string) =>
    queries.transaction(async (tx) => {
      await lockOpinionsWhere(tx, sql`app_reviews`, sql`r.company_id = ${companyId}`);
      await tx.execute(sql`update app_reviews set sentiment = ${sentiment} where company_id = ${companyId}`);
    });
  const between = [
    () => judgeAll('positive'),
    () => appHistorySteps.moveTimeZone(world, 1),
    () => judgeAll('negative'),
    () => appHistorySteps.moveTimeZone(world, 2),
    () => judgeAll('mixed'),
  ];
  const length = Math.floor(writers.length / between.length);
  await Promise.all(
    writers.flatMap((statement, index) => [
      queries.execute(statement),
      ...(index % length === 0 ? [between[index / length]?.()] : []),
    ]),
  );
  const kept = await keptRollups(queries, 'appReviews');
  expect(kept).toEqual(await recountedRollups(queries, 'appReviews'));
  expect(kept.length).toBeGreaterThan(1);
});
