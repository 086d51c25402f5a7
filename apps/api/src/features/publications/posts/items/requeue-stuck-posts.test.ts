import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startPostingChain } from '../../../../testing/worlds/local-posts.ts';
import { requeueStuckPosts } from './requeue-stuck-posts.job.ts';

const creates = { path: '/v4/accounts/*/localPosts', method: 'POST' };
const hour = 3600;

/** A chain whose jobs can be lost. */
async function start() {
  const world = await startPostingChain();
  const { services, clock, jobs } = world;
  const requeue = () => requeueStuckPosts.run(services, {}, { tries: 0, isLastTry: false });
  return {
    ...world,
    requeue,
    lose: (job: string) => services.database.queries.execute(sql`delete from pgboss.job where name = ${job}`),
    /** Nothing comes back within half an hour; then the job does, and once. */
    async expectFound(job: string) {
      await requeue();
      expect(await jobs.waiting(job)).toEqual([]);
      clock.advance(1801);
      await requeue();
      await requeue();
      expect(await jobs.waiting(job)).toHaveLength(1);
      await jobs.settle();
    },
  };
}

describe('BEY-17 what no job knows any more is found after half an hour', () => {
  test('BEY-17 a post that was not sent', async () => {
    const world = await start();
    const postId = await world.post();
    await world.lose('send-post');
    await world.expectFound('send-post');
    expect(await world.items(postId)).toMatchObject([{ status: 3 }]);
    expect(await world.creations()).toBe(1);
  });

  test('BEY-17 a post whose answer was lost: Google is asked for it, and gets no second one', async () => {
    const world = await start();
    await world.script('PUT', '/posting', { list_lag_seconds: 45 });
    await world.script('POST', '/faults', { ...creates, outcome: 'cut', apply: true });
    const postId = await world.post();
    await world.jobs.runDue('send-post');
    await world.lose('send-post');
    await world.expectFound('send-post');
    expect(await world.items(postId)).toMatchObject([{ status: 3 }]);
    expect(await world.atGoogle()).toHaveLength(1);
    expect(await world.creations()).toBe(1);
  });

  test('BEY-17 a post that Google has not decided: it is asked what became of it', async () => {
    const world = await start();
    const postId = await world.post();
    await world.jobs.runDue('send-post');
    await world.lose('check-post');
    await world.expectFound('check-post');
    expect(await world.items(postId)).toMatchObject([{ status: 3, google_state: 'LIVE' }]);
    expect(await world.creations()).toBe(1);
  });

  test('BEY-17 a deletion', async () => {
    const world = await start();
    const postId = await world.post();
    await world.jobs.settle();
    await world.remove(postId);
    await world.lose('delete-post-item');
    await world.expectFound('delete-post-item');
    expect(await world.statusOf(postId)).toBe('deleted');
    expect(await world.atGoogle()).toEqual([]);
  });

  test('BEY-17 PUB-03 a planned post, but not before it is to be handed over', async () => {
    const world = await start();
    const plannedMoment = new Date(world.clock.now().getTime() + 30 * hour * 1000);
    const postId = await world.post({ plannedMoment });
    await world.lose('send-post');
    world.clock.advance(5 * hour);
    await world.requeue();
    expect(await world.jobs.waiting('send-post')).toEqual([]);
    world.clock.advance(2 * hour);
    await world.requeue();
    expect(await world.jobs.waiting('send-post')).toHaveLength(1);
    await world.jobs.settle(26 * hour);
    expect(await world.items(postId)).toMatchObject([{ status: 3 }]);
    expect(await world.creations()).toBe(1);
  });
});
