import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  checkLocalPost,
  createLocalPost,
  deleteLocalPost,
  getLocalPost,
  listLocalPosts,
  type LocalPost,
  stopLocalPost,
  updateLocalPost,
  updatePostDate,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { listPostItems } from '@pinfold/contract/features/publications/post-items.endpoints';
import { listCalendarPosts } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import { createGroup, updateGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { startPostingChain } from '../../../../testing/worlds/local-posts.ts';
import { planOccurrences } from './plan-occurrences.job.ts';

/** A Thursday. */
const january = new Date('2026-01-15T10:00:00Z');
const day = 86_400;

async function start(options: Parameters<typeof startPostingChain>[0] = {}) {
  const world = await startPostingChain({ locations: 2, now: january, ...options });
  const { ok, owner, services, jobs, clock } = world;
  const plan = () => planOccurrences.run(services, {}, { tries: 0, isLastTry: false });
  return {
    ...world,
    plan,
    create: async (changes: Record<string, unknown>): Promise<LocalPost> => {
      const body = { type: 1 as const, summary: 'Kawa', facilities_ids: world.ids, ...changes };
      const { post } = await ok(createLocalPost, {
        as: owner,
        body: { ...body, request_id: crypto.randomUUID() },
      });
      return post;
    },
    /** So many days later, with all that fell due meanwhile. */
    async later(days: number) {
      for (let passed = 0; passed < days; passed += 1) {
        clock.advance(day);
        await plan();
        await jobs.settle(60);
      }
    },
    change: async (post: LocalPost, changes: Record<string, unknown>): Promise<LocalPost> => {
      const { version } = await ok(getLocalPost, { as: owner, params: { id: post.id } });
      return ok(updateLocalPost, { as: owner, params: { id: post.id }, body: { version, ...changes } });
    },
    calendar: async (from: string, to: string) =>
      (await ok(listCalendarPosts, { as: owner, query: { from, to } })).results.map(
        ({ at, status, series }) => [at, series?.is_projected ? 'foreseen' : status],
      ),
    summaries: async () => (await world.atGoogle()).map(({ summary }) => summary).toSorted(),
  };
}

type World = Awaited<ReturnType<typeof start>>;

const fridays: { every: 'week'; days: Weekday[] } = { every: 'week', days: [4] };
const happyHour = {
  type: 3,
  title: 'Druga kawa gratis',
  summary: 'W każdy piątek',
  start: '2026-01-16T16:00',
  end: '2026-01-16T19:00',
  planned_at: '2026-01-16T08:00',
  recurrence: fridays,
};
const everyFriday = {
  summary: '{weekday}, {date}: kawa',
  planned_at: '2026-01-16T08:00',
  recurrence: fridays,
};

describe('BEY-21 a series that Pinfold repeats', () => {
  test('is sent on each date in its own words, once, whatever happens between its runs', async () => {
    const world = await start();
    const post = await world.create(everyFriday);
    expect(post).toMatchObject({
      status: 'repeating',
      carrier: 'pinfold',
      counts: { total: 2 },
      next_at: '2026-01-16T07:00:00.000Z',
    });
    await world.plan();
    expect(await world.calendar('2026-01-12', '2026-02-15')).toEqual([
      ['2026-01-16T08:00', 'planned'],
      ['2026-01-23T08:00', 'planned'],
      ['2026-01-30T08:00', 'foreseen'],
      ['2026-02-06T08:00', 'foreseen'],
      ['2026-02-13T08:00', 'foreseen'],
    ]);
    await world.later(9);
    await Promise.all([world.plan(), world.plan()]);
    expect(await world.summaries()).toEqual(['piątek, 16 stycznia: kawa', 'piątek, 23 stycznia: kawa']);
    expect(await world.calendar('2026-01-12', '2026-02-08')).toEqual([
      ['2026-01-16T08:00', 'sent'],
      ['2026-01-23T08:00', 'sent'],
      ['2026-01-30T08:00', 'planned'],
      ['2026-02-06T08:00', 'planned'],
    ]);
    const { results, repeating } = await world.ok(listLocalPosts, {
      as: world.owner,
      query: { tab: 'repeating' },
    });
    expect([repeating, results]).toMatchObject([
      1,
      [{ id: post.id, planned_at: '2026-01-30T08:00', counts: { total: 2, published: 2 } }],
    ]);
  });

  test('looks its groups up anew for each date', async () => {
    const world = await start();
    const [first = 0, second = 0] = world.ids;
    const group = await world.ok(createGroup, {
      as: world.owner,
      body: { name: 'Kraków', facilities_ids: [first] },
    });
    await world.create({ ...everyFriday, facilities_ids: [], groups: [group.id] });
    await world.ok(updateGroup, {
      as: world.owner,
      params: { id: group.id },
      body: { add_facilities_ids: [second] },
    });
    await world.later(16);
    expect(await world.atGoogle(0)).toHaveLength(3);
    expect(await world.atGoogle(1)).toHaveLength(1);
  });

  test('is changed from its next date on; one date that was changed for itself stays, and sent ones do', async () => {
    const world = await start();
    const post = await world.create({ ...everyFriday, summary: 'Stara kawa' });
    await world.later(2);
    const params = { id: post.id, on: '2026-01-23' };
    const { version } = await world.ok(getLocalPost, { as: world.owner, params: { id: post.id } });
    const own = await world.ok(updatePostDate, {
      as: world.owner,
      params,
      body: { version, summary: 'Kawa z ciastkiem' },
    });
    expect(own).toMatchObject({
      summary: 'Kawa z ciastkiem',
      series: { id: post.id, on: '2026-01-23', is_own: true },
    });
    await world.change(post, { summary: 'Nowa kawa' });
    await world.later(15);
    expect(await world.summaries()).toEqual(['Kawa z ciastkiem', 'Nowa kawa', 'Stara kawa']);
    expect(await world.creations()).toBe(6);
  });

  test('leaves out what is skipped or deleted by itself, and the rest of it is not sent again', async () => {
    const world = await start();
    const post = await world.create({ ...everyFriday, planned_at: '2026-01-16T08:00' });
    await world.later(1);
    const sent = await world.creations();
    await world.change(post, { recurrence: { ...fridays, skip: ['2026-01-30'] } });
    const [planned] = (await world.ok(listLocalPosts, { as: world.owner, query: { tab: 'planned' } }))
      .results;
    await world.ok(deleteLocalPost, { as: world.owner, params: { id: planned?.id ?? 0 } });
    expect(await world.calendar('2026-01-19', '2026-02-08')).toEqual([['2026-02-06T08:00', 'foreseen']]);
    await world.later(16);
    expect(await world.creations()).toBe(sent);
  });

  test('is made of a planned post, whose own sending ends with it', async () => {
    const world = await start({ locations: 1 });
    const post = await world.create({ summary: 'Raz', planned_at: '2026-01-16T08:00' });
    expect(await world.change(post, { recurrence: fridays })).toMatchObject({
      status: 'repeating',
      carrier: 'pinfold',
      sent_at: null,
    });
    await world.later(9);
    expect(await world.summaries()).toEqual(['Raz', 'Raz']);
  });

  test('is stopped: planned dates go, sent ones stay, and so it is once its last date is over', async () => {
    const world = await start();
    const stopped = await world.create(everyFriday);
    await world.create({
      ...everyFriday,
      summary: 'Do końca',
      recurrence: { ...fridays, until: '2026-01-23' },
    });
    await world.later(2);
    expect(await world.ok(stopLocalPost, { as: world.owner, params: { id: stopped.id } })).toMatchObject({
      status: 'deleted',
    });
    await world.later(15);
    expect(await world.summaries()).toEqual(['Do końca', 'Do końca', 'piątek, 16 stycznia: kawa']);
    const { repeating } = await world.ok(listLocalPosts, { as: world.owner, query: { tab: 'repeating' } });
    expect(repeating).toBe(0);
  });

  test('is not told that its own dates say the same', async () => {
    const world = await start();
    const { id } = await world.create({ ...everyFriday, summary: 'Kawa piątkowa' });
    const draft = { ...everyFriday, type: 1 as const, summary: 'Kawa piątkowa', facilities_ids: world.ids };
    const findingsOf = async (post_id?: number) =>
      (
        await world.ok(checkLocalPost, { as: world.owner, body: { ...draft, ...(post_id && { post_id }) } })
      ).findings.map(({ kind }) => kind);
    expect(await findingsOf(id)).toEqual([]);
    expect(await findingsOf()).toEqual(['same_text', 'same_hour']);
    const { results } = await world.ok(listLocalPosts, { as: world.owner, query: { tab: 'planned' } });
    expect(await findingsOf(results[0]?.id)).toEqual([]);
  });

  test('is refused with the field that is wrong, and goes on once it is one', async () => {
    const world = await start();
    const refusal = async (changes: Record<string, unknown>) => {
      const body = {
        type: 1 as const,
        summary: 'Kawa',
        facilities_ids: world.ids,
        request_id: crypto.randomUUID(),
      };
      const asked = { as: world.owner, body: { ...body, ...changes } };
      return (await world.requestRaw(createLocalPost, asked)).problem?.errors?.[0];
    };
    expect(await refusal({ recurrence: fridays })).toMatchObject({
      path: 'body.planned_at',
      message: 'Wybierz termin pierwszej publikacji: od niego liczą się powtórzenia.',
    });
    expect(await refusal({ ...everyFriday, recurrence: { every: 'week', days: [0] } })).toMatchObject({
      path: 'body.recurrence.days',
    });
    const post = await world.create(everyFriday);
    const body = { version: post.version, recurrence: null };
    const { problem } = await world.requestRaw(updateLocalPost, {
      as: world.owner,
      params: { id: post.id },
      body,
    });
    expect(problem?.errors?.[0]).toMatchObject({ path: 'body.recurrence' });
  });

  test('is seen by whoever sees one of its locations, changed by whoever sees all, and unknown to others', async () => {
    const world = await start();
    const post = await world.create(everyFriday);
    const manager = await world.make.member(world.companyId, {
      permissions: ['view_local_posts', 'add_and_delete_local_posts'],
      locations: world.ids.slice(0, 1),
    });
    const stranger = await world.make.member(await world.make.company(), { type: 1 });
    const { results } = await world.ok(listLocalPosts, { as: manager, query: { tab: 'repeating' } });
    expect(results).toMatchObject([{ id: post.id, can_edit: false, counts: { total: 1 } }]);
    const codeOf = async (as: typeof manager) =>
      (await world.requestRaw(stopLocalPost, { as, params: { id: post.id } })).problem?.code;
    expect([await codeOf(manager), await codeOf(stranger)]).toEqual(['permission_denied', 'not_found']);
  });
});

describe('BEY-21 a series that Google repeats', () => {
  const firstSent = async (world: World) => {
    const post = await world.create(happyHour);
    await world.later(1);
    return post;
  };

  test('is created at its moment, once at each location, with its pattern', async () => {
    const world = await start();
    const post = await world.create({ ...happyHour, recurrence: { ...fridays, until: '2026-03-27' } });
    expect(post).toMatchObject({
      carrier: 'google',
      status: 'repeating',
      counts: { total: 2, processing: 2 },
    });
    await world.jobs.settle(3600);
    expect(await world.creations()).toBe(0);
    await world.later(16);
    expect(await world.creations()).toBe(2);
    expect(await world.atGoogle()).toMatchObject([{ state: 'RECURRING' }]);
    expect(await world.ok(getLocalPost, { as: world.owner, params: { id: post.id } })).toMatchObject({
      status: 'repeating',
      planned_at: '2026-02-06T08:00',
      start: '2026-02-06T16:00',
      counts: { published: 2 },
    });
  });

  test.each([
    [true, 'LIVE'],
    [false, 'SCHEDULED'],
  ] as const)(
    'is not sent twice after a lost answer, and the locator has its next date (schedule moves: %s, between: %s)',
    async (moves_schedule, between) => {
      const world = await start({ locations: 1 });
      await world.script('PUT', '/posting', { series: { moves_schedule, between } });
      const creates = { path: '/v4/accounts/*/localPosts', method: 'POST' };
      await world.script('POST', '/faults', { ...creates, outcome: 'cut', apply: true });
      await world.create(happyHour);
      await world.later(5);
      expect(await world.creations()).toBe(1);
      await world.readDaily();
      expect(await world.inLocator()).toMatchObject([
        { starts_at: '2026-01-23T15:00:00.000Z', ends_at: '2026-01-23T18:00:00.000Z' },
      ]);
      const { results } = await world.ok(listLocalPosts, { as: world.owner, query: { tab: 'repeating' } });
      expect(results).toMatchObject([{ counts: { published: 1, failed: 0 } }]);
    },
  );

  test('begins with the date that a location waits for, although the series has moved on meanwhile', async () => {
    const world = await start({ locations: 1 });
    const post = await world.create(happyHour);
    // Nobody sends it until a day after its moment; the planner does not wait.
    world.clock.advance(day);
    await world.plan();
    expect(await world.ok(getLocalPost, { as: world.owner, params: { id: post.id } })).toMatchObject({
      start: '2026-01-23T16:00',
    });
    await world.jobs.settle(60);
    await world.readDaily();
    const { rows: shown } = await world.services.database.queries.execute(
      sql`select starts_at, recurrence->>'every' as every from location_posts`,
    );
    expect(shown).toMatchObject([{ every: 'week' }]);
    expect(new Date(String(shown[0]?.['starts_at'])).toISOString()).toBe('2026-01-16T15:00:00.000Z');
  });

  test('is made again with a change from its next date on, and deleted at once when it is stopped', async () => {
    const world = await start({ locations: 1 });
    const post = await firstSent(world);
    await world.change(post, { summary: 'W każdy piątek, z ciastkiem' });
    expect(await world.summaries()).toEqual(['W każdy piątek']);
    await world.later(7);
    expect(await world.summaries()).toEqual(['W każdy piątek, z ciastkiem']);
    await world.ok(stopLocalPost, { as: world.owner, params: { id: post.id } });
    await world.jobs.settle(60);
    expect(await world.summaries()).toEqual([]);
  });

  test('becomes Pinfold’s as soon as one date differs, so that no date doubles', async () => {
    const world = await start({ locations: 1 });
    const post = await firstSent(world);
    const { version } = await world.ok(getLocalPost, { as: world.owner, params: { id: post.id } });
    await world.ok(updatePostDate, {
      as: world.owner,
      params: { id: post.id, on: '2026-01-23' },
      body: { version, summary: 'Tylko dziś' },
    });
    await world.jobs.settle(60);
    expect(await world.summaries()).toEqual([]);
    await world.later(15);
    expect(await world.summaries()).toEqual(['Tylko dziś', 'W każdy piątek']);
    const { results } = await world.ok(listPostItems, {
      as: world.owner,
      params: { id: post.id },
      query: {},
    });
    expect(results).toEqual([]);
  });
});
