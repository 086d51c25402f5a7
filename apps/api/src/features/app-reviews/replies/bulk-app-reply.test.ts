import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { batchStatus } from '@pinfold/contract/batch-status';
import { replyToAppReview } from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import {
  bulkAppReply,
  listBulkAppReplies,
  listBulkAppReplyProblems,
} from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';

/** A company with so many reviews in each store; those of Google Play come first. */
async function startStores(each: number, options: Parameters<typeof startMobileApps>[0] = {}) {
  const world = await startMobileApps(options);
  const written = { google_play: [] as string[], app_store: [] as string[] };
  for (const store of ['google_play', 'app_store'] as const)
    for (let number = 0; number < each; number += 1) written[store].push(await world.write(store));
  await world.poll();
  const found = await world.find();
  const idsOf = (store: 'google_play' | 'app_store') =>
    found.filter((review) => review.store === store).map(({ id }) => id);
  const [play, apple] = [idsOf('google_play'), idsOf('app_store')];
  const as = world.owner;
  return {
    ...world,
    play,
    apple,
    ids: [...play, ...apple],
    answer: (ids: readonly number[], reply_comment = text) =>
      world.ok(bulkAppReply, { as, body: { ids: [...ids], reply_comment } }),
    progress: async () => (await world.ok(listBulkAppReplies, { as })).results,
    writes: async () => {
      const replies = await Promise.all(
        (['google_play', 'app_store'] as const).flatMap((store) =>
          written[store].map((id) => world.replyAtStore(store, id)),
        ),
      );
      return replies.map(({ writes }) => writes);
    },
  };
}

const text = 'Przepraszamy, poprawiamy to w następnej wersji.';

test('RV-12 a bulk reply over both stores is split by the limit of each, and goes to the others', async () => {
  const { play, apple, ids, answer, find, jobs, writes } = await startStores(2);
  const sent = await answer(ids, 'ą'.repeat(351));
  expect(sent.accepted_ids).toEqual(apple);
  expect(sent.skipped).toEqual(play.map((id) => ({ id, reason: 'too_long' })));
  await jobs.settle(3600);
  expect(await writes()).toEqual([0, 0, 1, 1]);
  expect((await find({ stores: ['google_play'] })).every((one) => one.reply_status === 'none')).toBe(true);

  const empty = await answer(ids, '<br>');
  expect(empty.skipped).toEqual([
    ...play.map((id) => ({ id, reason: 'empty' })),
    ...apple.map((id) => ({ id, reason: 'already_replied' })),
  ]);
  const nobody = await answer(play, 'ą'.repeat(6000));
  expect(nobody).toMatchObject({ bulk_reply_id: null, accepted_ids: [] });
});

test('RV-12 SEC-02 a bulk reply passes over what is answered, and never reaches reviews of another company', async () => {
  const { owner, play, apple, answer, jobs, ok, make, services } = await startStores(2);
  const [answered = 0, waiting = 0] = play;
  await ok(replyToAppReview, { as: owner, params: { id: answered }, body: { reply_comment: 'Osobno' } });
  const elsewhere = await make.company();
  const [stolen = 0] = apple;
  await services.database.queries.execute(
    sql`update app_reviews set company_id = ${elsewhere} where id = ${stolen}`,
  );
  const result = await answer([answered, waiting, waiting, stolen, 999_999]);
  expect(result.accepted_ids).toEqual([waiting]);
  expect(result.skipped).toEqual([
    { id: answered, reason: 'reply_processing' },
    { id: stolen, reason: 'not_found' },
    { id: 999_999, reason: 'not_found' },
  ]);
  await jobs.settle(3600);
  const stranger = await make.member(elsewhere, { type: 1 });
  expect((await ok(listBulkAppReplies, { as: stranger })).results).toEqual([]);
});

test('RV-12 of two bulk replies at once over the same reviews, each review takes exactly one', async () => {
  const { ids, answer, jobs, writes } = await startStores(4);
  const results = await Promise.all([answer(ids), answer(ids.toReversed(), 'Inaczej')]);
  const accepted = results.flatMap(({ accepted_ids }) => accepted_ids);
  expect(accepted.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  await jobs.settle(3600);
  expect(await writes()).toEqual(ids.map(() => 1));
});

test('RV-12 a bulk reply shows how far it is, lists what failed, and sends that again with its own words', async () => {
  const world = await startStores(2);
  const { owner: as, play, apple, ids, answer, progress, jobs, script, ok } = world;
  await script('POST', '/faults', {
    method: 'POST',
    path: '/google-play/androidpublisher/*',
    status: 400,
    times: 2,
  });
  const { bulk_reply_id } = await answer(ids);
  expect(await progress()).toMatchObject([
    { status: batchStatus.pending, total: 4, processing: 4, author: 'Anna', reply_comment: text },
  ]);
  await jobs.settle(3600);
  expect(await progress()).toMatchObject([
    {
      status: batchStatus.finishedWithProblems,
      processing: 0,
      published: 2,
      failed: 2,
      seconds_left: null,
    },
  ]);
  const params = { id: bulk_reply_id ?? 0 };
  const problems = await ok(listBulkAppReplyProblems, { as, params });
  expect(problems.results.map(({ id, store, reply_problem }) => [id, store, reply_problem])).toEqual(
    play.toSorted((a, b) => a - b).map((id) => [id, 'google_play', 'policy_violation']),
  );
  const again = await ok(bulkAppReply, { as, body: { ids, again: true } });
  expect(again.accepted_ids).toEqual(play);
  expect(again.skipped).toEqual(apple.map((id) => ({ id, reason: 'already_replied' })));
  await jobs.settle(3600);
  expect((await progress()).map(({ published, failed }) => [published, failed])).toEqual([
    [2, 0],
    [2, 2],
  ]);
  expect((await ok(listBulkAppReplyProblems, { as, params })).count).toBe(0);
  const stranger = await world.make.member(await world.make.company(), { type: 1 });
  const refused = await world.request(listBulkAppReplyProblems, { as: stranger, params });
  expect(refused.problem?.code).toBe('not_found');
});

test('RV-12 more replies than an app may send in the App Store within a minute say how long they take', async () => {
  const config = { APP_STORE_CALLS_PER_KEY_MINUTE: '5' };
  // Connecting takes calls of the same minute, so the first reading waits for its end.
  const now = new Date('2026-11-20T12:00:30Z');
  const { apple, answer, progress, jobs, writes } = await startStores(5, { config, now, isClockStill: true });
  await answer(apple);
  const [begun] = await progress();
  expect(begun?.seconds_left).toBeGreaterThanOrEqual(240);
  await jobs.settle(3600);
  expect(await writes()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  expect(await progress()).toMatchObject([{ status: batchStatus.completed, published: 5 }]);
});

test('RV-12 without the flag, and for a member of some locations, a bulk reply is refused', async () => {
  const off = await startMobileApps({ config: { PINFOLD_FEATURE_FLAGS: 'mobile_apps' } });
  const body = { ids: [1], reply_comment: text };
  const disabled = await off.request(bulkAppReply, { as: off.owner, body });
  expect([disabled.status, disabled.problem?.code]).toEqual([403, 'feature_disabled']);

  const world = await startMobileApps();
  const locationId = await world.make.location(world.companyId);
  const as = await world.make.member(world.companyId, { locations: [locationId] });
  const asked = [
    await world.request(bulkAppReply, { as, body }),
    await world.request(listBulkAppReplies, { as }),
  ];
  for (const { status, problem } of asked)
    expect([status, problem?.code]).toEqual([403, 'concerns_other_locations']);
});
