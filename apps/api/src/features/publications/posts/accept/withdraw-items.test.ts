import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { updateLocalPost } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { instantOfWallTime, wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { startPostingChain } from '../../../../testing/worlds/local-posts.ts';
import { localPostItems } from '../local-posts.table.ts';

const lost = { path: '/v4/accounts/*/localPosts', method: 'POST', outcome: 'cut', apply: true };

describe('BEY-17 a planned post that is changed while nobody knows whether Google has it', () => {
  /** Its answer was lost, and Google’s list does not have it yet. */
  async function onItsWay(locations = 1) {
    const world = await startPostingChain({ locations });
    await world.script('PUT', '/posting', { list_lag_seconds: 45 });
    await world.script('POST', '/faults', { ...lost, times: locations });
    const wall = (hours: number) =>
      wallTimeAt(new Date(world.clock.now().getTime() + hours * 3_600_000), 'Europe/Warsaw');
    const plannedAt = wall(20);
    const postId = await world.post({
      plannedAt,
      plannedMoment: instantOfWallTime(plannedAt, 'Europe/Warsaw'),
    });
    await world.jobs.runDue('send-post');
    for (let index = 0; index < locations; index += 1) expect(await world.atGoogle(index)).toHaveLength(1);
    return {
      ...world,
      postId,
      later: wall(21),
      async change(changes: object) {
        const body = { version: 1, ...changes };
        await world.ok(updateLocalPost, { as: world.owner, params: { id: postId }, body });
        await world.jobs.settle(3 * 3600);
      },
    };
  }

  test('BEY-17 leaves its new words there alone', async () => {
    const world = await onItsWay();
    await world.change({ summary: 'Inaczej.' });
    expect(await world.atGoogle()).toMatchObject([{ summary: 'Inaczej.', state: 'SCHEDULED' }]);
    expect(await world.items(world.postId)).toMatchObject([{ status: 2, google_state: 'SCHEDULED' }]);
    expect(await world.statusOf(world.postId)).toBe('planned');
  });

  test('BEY-17 leaves its new moment there alone', async () => {
    const world = await onItsWay();
    await world.change({ planned_at: world.later });
    const scheduledTime = instantOfWallTime(world.later, 'Europe/Warsaw').getTime();
    expect(await world.atGoogle()).toMatchObject([{ scheduledTime }]);
    expect(await world.creations()).toBe(2);
  });

  test('BEY-17 is not sent again if nothing of it changes at Google', async () => {
    const world = await onItsWay();
    await world.change({ visibility: { maps: true, store_locator: false } });
    expect(await world.atGoogle()).toHaveLength(1);
    expect(await world.creations()).toBe(1);
    expect(await world.items(world.postId)).toMatchObject([{ status: 2, google_state: 'SCHEDULED' }]);
  });

  test('BEY-17 leaves nothing at a location that the change takes out', async () => {
    const world = await onItsWay(2);
    const action = { type: 'book', url: 'https://lipa.example/stolik' };
    await world.change({ action, facilities_ids: world.ids.slice(0, 1) });
    expect(await world.atGoogle(0)).toMatchObject([{ action: { type: 'BOOK' } }]);
    expect(await world.atGoogle(1)).toEqual([]);
    expect(await world.items(world.postId)).toHaveLength(1);
  });
});

describe('BEY-17 a failed post that is tried again while nobody knows whether Google has it', () => {
  /** It arrived, its answer was lost, and then access was refused. */
  async function failedUnnoticed() {
    const world = await startPostingChain();
    await world.script('PUT', '/posting', { list_lag_seconds: 45 });
    await world.script('POST', '/faults', { ...lost, times: 1 });
    const postId = await world.post();
    await world.jobs.runDue('send-post');
    await world.services.database.queries
      .update(localPostItems)
      .set({ status: 4, problem: 'access_lost' })
      .where(eq(localPostItems.postId, postId));
    return { ...world, postId };
  }

  test.each([
    ['the same words are asked for first', 'Nowa karta jesienna.', 1],
    ['other words replace the first ones', 'Nowa karta zimowa.', 2],
  ])('BEY-17 %s', async (_, summary, creations) => {
    const world = await failedUnnoticed();
    expect(await world.atGoogle()).toHaveLength(1);
    await world.retry(world.postId, summary);
    await world.jobs.settle(3 * 3600);
    expect(await world.atGoogle()).toMatchObject([{ summary }]);
    expect(await world.creations()).toBe(creations);
    expect(await world.items(world.postId)).toEqual([{ status: 3, problem: null, google_state: 'LIVE' }]);
  });
});
