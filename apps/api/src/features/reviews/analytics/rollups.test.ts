import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rows } from '../../../database/database.ts';
import { keptRollups, rebuildRollups, recountedRollups } from '../../../testing/oracles/recounted-rollups.ts';
import { historySteps, randomHistoryStep, makeHistoryWorld } from '../../../testing/worlds/review-history.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

test('RV-08 rollups never drift: after any history they are what a count from scratch says', async () => {
  const api = await startTestApi({ now: new Date('2026-11-03T12:00:00Z') });
  const { queries } = api.services.database;
  await fc.assert(
    fc.asyncProperty(fc.array(randomHistoryStep(), { minLength: 25, maxLength: 40 }), async (history) => {
      await queries.execute(sql`truncate reviews, tagged_reviews`);
      expect(await keptRollups(queries)).toEqual([]);
      const place = await makeHistoryWorld(api);
      for (const { what, n, more } of history) {
        await historySteps[what](place, n, more);
      }
      const kept = await keptRollups(queries);
      expect(kept).toEqual(await recountedRollups(queries));
      await rebuildRollups(queries);
      expect(await keptRollups(queries)).toEqual(kept);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('RV-08 a change of what is not counted, or of nothing, writes no rollup', async () => {
  const api = await startTestApi();
  const { queries } = api.services.database;
  const place = await makeHistoryWorld(api);
  await historySteps.import(place, 0, 0);
  await historySteps.tag(place, 0, 0);
  const versions = () =>
    rows(
      queries,
      sql`select xmin::text as version from review_rollups union all select xmin::text from review_tag_rollups`,
    );
  const before = await versions();
  expect(before.length).toBeGreaterThan(1);
  await queries.execute(
    sql`update reviews set has_note = not has_note, reply_sending_at = now(), author_name = 'Ewa'`,
  );
  await queries.execute(sql`update reviews set rating = rating, sentiment = sentiment`);
  await queries.execute(sql`update tagged_reviews set source = 'rule', phrase = 'kawa'`);
  await queries.execute(sql`update companies set name = 'Lipa', timezone = timezone`);
  expect(await versions()).toEqual(before);
});
