import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bulkReply } from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { startOneLocationCompany } from '../../../testing/worlds/one-location-company.ts';
import { requeueStuckReplies } from './publish-reply.job.ts';

const body = { reply_comment: 'Dziękujemy!' };

/** Reviews whose jobs can be lost. */
async function start() {
  const world = await startOneLocationCompany();
  const { services, clock, jobs, ok, owner, ids } = world;
  const params = { id: ids[0] ?? 0 };
  const requeue = () => requeueStuckReplies.run(services, {}, { tries: 0, isLastTry: false });
  return {
    ...world,
    requeue,
    reply: () => ok(replyToReview, { as: owner, params, body }),
    takeBack: () => ok(deleteReply, { as: owner, params }),
    read: () => ok(getReview, { as: owner, params }),
    lose: (job: string) => services.database.queries.execute(sql`delete from pgboss.job where name = ${job}`),
    /** What is lost comes back after half an hour, and once. */
    async expectFound(job: string) {
      clock.advance(1801);
      await requeue();
      await requeue();
      expect(await jobs.waiting(job)).toHaveLength(1);
      await jobs.settle();
    },
  };
}

describe('RV-02 what no job knows any more is found after half an hour', () => {
  test('RV-02 a reply that was lost before its job began is sent, once', async () => {
    const world = await start();
    await world.reply();
    await world.lose('publish-reply');
    await world.requeue();
    expect(await world.jobs.waiting('publish-reply')).toEqual([]);
    await world.expectFound('publish-reply');
    expect(await world.read()).toMatchObject({ reply_status: 'published' });
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1 });
  });

  test('RV-02 a reply that Google has not decided: it is asked what became of it', async () => {
    const world = await start();
    await world.reply();
    await world.jobs.runDue('publish-reply');
    await world.lose('check-reply');
    await world.requeue();
    expect(await world.jobs.waiting('check-reply')).toEqual([]);
    await world.expectFound('check-reply');
    expect(await world.read()).toMatchObject({ reply_status: 'published' });
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1 });
  });

  test('RV-02 a reply that is to be taken back', async () => {
    const world = await start();
    await world.reply();
    await world.jobs.settle();
    await world.takeBack();
    await world.lose('retract-reply');
    await world.expectFound('retract-reply');
    expect(await world.read()).toMatchObject({ reply_status: 'none', reply_comment: null });
    expect(await world.replyAtGoogle(0)).toMatchObject({ deletes: 1, reply: null });
  });

  test('RV-02 a reply that no account can send any more fails, and is not looked for again', async () => {
    const world = await start();
    await world.reply();
    await world.services.database.queries.execute(sql`update locations set google_account_id = null`);
    await world.jobs.settle();
    expect(await world.read()).toMatchObject({ reply_status: 'failed', reply_problem: 'access_lost' });
    world.clock.advance(1801);
    await world.requeue();
    expect(await world.jobs.waiting('publish-reply')).toEqual([]);
  });

  test('RV-03 a bulk reply, but not before the last of it was to be sent', async () => {
    const world = await start();
    await world.ok(bulkReply, { as: world.owner, body: { ids: world.ids.slice(0, 1), ...body } });
    await world.lose('publish-reply');
    const hour = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    await world.services.database.queries.execute(sql`update bulk_replies set last_send_at = ${hour}`);
    world.clock.advance(3600);
    await world.requeue();
    expect(await world.jobs.waiting('publish-reply')).toEqual([]);
    await world.expectFound('publish-reply');
    expect(await world.replyAtGoogle(0)).toMatchObject({ writes: 1 });
  });
});
