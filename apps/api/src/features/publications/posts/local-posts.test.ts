import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import {
  createLocalPost,
  deleteLocalPost,
  getLocalPost,
  listLocalPosts,
  updateLocalPost,
  updatePostVisibility,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { listCalendarPosts } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import {
  listPostItems,
  listPostLocations,
  retryLocalPost,
} from '@pinfold/contract/features/publications/post-items.endpoints';
import { updateMember } from '@pinfold/contract/features/team/members.endpoints';
import { oneRow } from '../../../database/database.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { startChain, type Chain } from '../../../testing/worlds/chain.ts';
import { locations } from '../../listings/listings.table.ts';
import { localPostItems } from './local-posts.table.ts';

const january = new Date('2026-01-15T10:00:00Z');

async function start(options: Parameters<typeof startChain>[0] = {}) {
  const chain = await startChain({ locations: 3, now: january, ...options });
  const { services, companyId, owner } = chain;
  const { queries } = services.database;
  let requests = 0;
  const bodyOf = (changes: Record<string, unknown>) => ({
    type: 1 as const,
    summary: 'Nowa karta',
    facilities_ids: chain.ids,
    request_id: `0191f6ae-7d3c-7c3f-9b6e-${String((requests += 1)).padStart(12, '0')}`,
    ...changes,
  });
  return {
    ...chain,
    bodyOf,
    create: (changes: Record<string, unknown> = {}, as: TestMember = owner) =>
      chain.ok(createLocalPost, { as, body: bodyOf(changes) }),
    refusal: async (changes: Record<string, unknown>, language = 'pl') => {
      const headers = { 'Accept-Language': language };
      const { problem } = await chain.requestRaw(createLocalPost, {
        as: owner,
        headers,
        body: bodyOf(changes),
      });
      return problem;
    },
    items: async (id: number) =>
      (await chain.ok(listPostItems, { as: owner, params: { id }, query: { page_size: 100 } })).results,
    setLocation: (id: number, values: Partial<typeof locations.$inferInsert>) =>
      queries.update(locations).set(values).where(eq(locations.id, id)),
    /** What a job would have written. */
    setItems: (ids: number[], values: Partial<typeof localPostItems.$inferInsert>) =>
      queries.update(localPostItems).set(values).where(inArray(localPostItems.locationId, ids)),
    posts: async () =>
      (
        await oneRow<{ count: number }>(
          queries,
          sql`select count(*) as count from local_posts where company_id = ${companyId}`,
        )
      ).count,
  };
}

const codeOf = async (chain: Chain, ...[endpoint, asked]: Parameters<Chain['requestRaw']>) =>
  (await chain.requestRaw(endpoint, asked)).problem?.code;

describe('PUB-02 a post that is sent', () => {
  test('goes to each location with its own words, and to none that cannot have it', async () => {
    const world = await start();
    const [first = 0, second = 0, third = 0] = world.ids;
    await world.setLocation(first, { name: 'Lipa na Rynku', city: 'Kraków' });
    await world.setLocation(second, { canPost: false });
    await world.setLocation(third, { verification: 'is_unverified' });
    const { post, excluded } = await world.create({ summary: '{name} w {city}' });
    expect(excluded.map(({ id, reason }) => [id, reason]).toSorted()).toEqual([
      [second, 'cannot_post'],
      [third, 'unverified'],
    ]);
    expect(post).toMatchObject({
      status: 'creating',
      batch_status: 1,
      author: 'Anna Nowak',
      can_edit: true,
      counts: { total: 1, processing: 1, published: 0 },
    });
    expect(await world.items(post.id)).toMatchObject([
      {
        location: { id: first },
        status: 1,
        summary: 'Lipa na Rynku w Kraków',
        problem: null,
        sends_at: null,
      },
    ]);
  });

  test('leaves out a location whose listing Google says cannot have posts', async () => {
    const world = await start();
    const second = world.ids[1] ?? 0;
    await world.script('PUT', '/listings/place-1/state', { can_post: false });
    await world.importAccount(world.companyId, 'refresh-1');
    const { post, excluded } = await world.create();
    expect(excluded.map(({ id, reason }) => [id, reason])).toEqual([[second, 'cannot_post']]);
    expect(post.counts.total).toBe(2);
    await world.script('PUT', '/listings/place-1/state', { can_post: true });
    await world.importAccount(world.companyId, 'refresh-1');
    expect((await world.create()).excluded).toEqual([]);
  });

  test('is one post for two requests with one id, whether one after the other or at once', async () => {
    const world = await start();
    const body = world.bodyOf({});
    const send = () => world.ok(createLocalPost, { as: world.owner, body });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ post }) => post.id)).size).toBe(1);
    expect(await world.posts()).toBe(1);
    expect(await world.items(answers[0]?.post.id ?? 0)).toHaveLength(3);
  });

  test('is sent again where that can help, and where policy rejected it only with another text', async () => {
    const world = await start();
    const [first = 0, second = 0, third = 0] = world.ids;
    const { post } = await world.create();
    await world.setItems([first], { status: 3, googleName: 'accounts/1/locations/1/localPosts/1' });
    await world.setItems([second], { status: 4, problem: 'policy' });
    await world.setItems([third], { status: 4, problem: 'not_delivered' });
    const params = { id: post.id };
    const retry = (body: { facilities_ids?: number[]; summary?: string }) =>
      world.ok(retryLocalPost, { as: world.owner, params, body });
    const seen = await world.ok(getLocalPost, { as: world.owner, params });
    expect(seen.counts).toEqual({ total: 3, sent: 1, published: 1, rejected: 1, failed: 1, processing: 0 });
    expect(seen).toMatchObject({ batch_status: 3, seconds_left: null });
    const rejected = await world.ok(listPostItems, { as: world.owner, params, query: { state: 'rejected' } });
    expect(rejected.results.map(({ location }) => location.id)).toEqual([second]);

    expect((await retry({})).counts).toMatchObject({ published: 1, rejected: 1, failed: 0, processing: 1 });
    const asked = { as: world.owner, params, body: {} };
    expect(await codeOf(world, retryLocalPost, asked)).toBe('nothing_to_retry');
    const long = { ...asked, body: { summary: 's'.repeat(1501) } };
    expect(await codeOf(world, retryLocalPost, long)).toBe('post_invalid');
    await retry({ facilities_ids: [second], summary: 'Inaczej w {city}' });
    const items = await world.items(post.id);
    expect(items.map(({ location, summary }) => [location.id, summary.startsWith('Inaczej')])).toEqual(
      expect.arrayContaining([
        [first, false],
        [second, true],
        [third, false],
      ]),
    );
  });

  test('is gone with the only location that had it', async () => {
    const world = await start();
    const [first = 0, ...others] = world.ids;
    const { post: alone } = await world.create({ facilities_ids: [first] });
    const { post: shared } = await world.create();
    expect(await world.request(deleteListing, { as: world.owner, params: { id: first } })).toMatchObject({
      status: 204,
    });
    const asked = { as: world.owner, params: { id: alone.id } };
    expect(await codeOf(world, getLocalPost, asked)).toBe('not_found');
    const left = await world.ok(getLocalPost, { as: world.owner, params: { id: shared.id } });
    expect(left.facilities_ids.toSorted()).toEqual(others.toSorted());
  });

  test('hides in the store locator and shows again', async () => {
    const world = await start();
    const { post } = await world.create();
    const show = (is_visible: boolean) =>
      world.ok(updatePostVisibility, { as: world.owner, params: { id: post.id }, body: { is_visible } });
    expect((await show(false)).visibility).toEqual({ maps: true, store_locator: false });
    expect((await show(true)).visibility).toEqual({ maps: true, store_locator: true });
  });
});

describe('PUB-05 a post that cannot be sent says why', () => {
  test('without a location, or with unverified ones alone, which it names', async () => {
    const world = await start();
    const [first = 0] = world.ids;
    expect(await world.refusal({ facilities_ids: [] })).toMatchObject({
      code: 'locations_missing',
      detail: 'Wybierz co najmniej jedną lokalizację.',
      errors: [{ path: 'body.facilities_ids' }],
    });
    await world.setLocation(first, { verification: 'is_unverified', name: 'Lipa na Rynku' });
    const unverified = await world.refusal({ facilities_ids: [first] });
    expect(unverified).toMatchObject({
      code: 'location_unavailable',
      errors: [{ path: 'body.facilities_ids' }],
    });
    const [said] = (unverified as { errors?: { message: string }[] }).errors ?? [];
    expect(said?.message).toMatch(/^Lipa na Rynku, .+: wizytówka nie jest zweryfikowana\.$/);
    const chosen = await world.ok(listPostLocations, { as: world.owner });
    expect(chosen.ids).toEqual(expect.not.arrayContaining([first]));
    expect(chosen.results.find(({ id }) => id === first)).toMatchObject({ reason: 'unverified' });
    expect(await world.refusal({ facilities_ids: [999_999] })).toMatchObject({ code: 'facility_unknown' });
    expect(await world.refusal({ facilities_ids: [], groups: [999_999] })).toMatchObject({
      code: 'group_unknown',
    });
    expect(await world.posts()).toBe(0);
  });

  test('in each field, by a sentence of its own', async () => {
    const world = await start();
    const event = { type: 2, title: 'Koncert', start: '2026-02-01T18:00', end: '2026-02-01T20:00' };
    const offer = { ...event, type: 3 };
    const noOffer = { voucher_code: '', link: '', terms: '' };
    const faults: [Record<string, unknown>, string, RegExp][] = [
      [{ summary: '' }, 'summary', /^Napisz treść posta/],
      [{ ...event, title: '' }, 'title', /^Podaj tytuł/],
      [{ ...event, end: '2026-02-01T17:00' }, 'end', /późniejsze niż rozpoczęcie/],
      [{ ...event, start: '2026-01-01T18:00', end: '2026-01-02T18:00' }, 'end', /już minął/],
      [{ planned_at: '2026-01-15T10:59' }, 'planned_at', /już minęła/],
      [{ ...event, planned_at: '2026-02-01T20:00' }, 'planned_at', /po zakończeniu/],
      [{ ...offer, offer: { ...noOffer, voucher_code: 'K'.repeat(59) } }, 'offer.voucher_code', /58 znaków/],
      [{ ...offer, offer: { ...noOffer, link: 'http:' } }, 'offer.link', /pełny adres/],
      [{ action: { type: 'book', url: 'http:' } }, 'action.url', /pełny adres/],
      [{ action: { type: 'book', url: '' } }, 'action.url', /przycisk/],
      [{ summary: 'Witaj w {nazwa}' }, 'summary', /\{name\}, \{city\}, \{street\}/],
      [{ visibility: { maps: false, store_locator: false } }, 'visibility', /gdzie post ma być widoczny/],
    ];
    for (const [body, field, says] of faults) {
      const problem = await world.refusal(body);
      expect(problem, field).toMatchObject({
        code: 'post_invalid',
        errors: [{ path: `body.${field}`, message: expect.stringMatching(says) as string }],
      });
    }
    expect(await world.posts()).toBe(0);
  });

  test('that is too long once filled in, and where', async () => {
    const world = await start();
    const [first = 0] = world.ids;
    await world.setLocation(first, { name: 'Lipa przy samym końcu Rynku Głównego' });
    expect(await world.refusal({ summary: `${'s'.repeat(1470)} {name}` }, 'en')).toMatchObject({
      code: 'post_invalid',
      errors: [
        {
          path: 'body.summary',
          message: 'Lipa przy samym końcu Rynku Głównego: The text has 1500 characters at most.',
        },
      ],
    });
  });

  test('an alert, unless this account may send them; a picture that nobody brought', async () => {
    const world = await start();
    expect(await world.refusal({ type: 4 })).toMatchObject({ code: 'post_type_unavailable' });
    expect(await world.refusal({ upload_id: 999_999 })).toMatchObject({ code: 'image_unknown' });
    const open = await start({ config: { PINFOLD_ALERT_POSTS: 'true' } });
    expect((await open.create({ type: 4 })).post.type).toBe(4);
  });
});

describe('PUB-03 a planned post', () => {
  test('appears by the clocks of each location, or by the company’s', async () => {
    const world = await start();
    const [warsaw = 0, london = 0] = world.ids;
    await world.setLocation(london, { latitude: 51.5074, longitude: -0.1278 });
    const sendsAt = async (planned_at: string, planned_zone = 'location') => {
      const { post } = await world.create({ planned_at, planned_zone, facilities_ids: [warsaw, london] });
      expect(post).toMatchObject({ status: 'planned', planned_at, sent_at: null, seconds_left: null });
      const items = await world.items(post.id);
      return [warsaw, london].map((id) => items.find(({ location }) => location.id === id)?.sends_at);
    };
    const both = (at: string) => [at, at];
    expect(await sendsAt('2026-12-01T09:00')).toEqual([
      '2026-12-01T08:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
    ]);
    expect(await sendsAt('2026-12-01T09:00', 'company')).toEqual(both('2026-12-01T08:00:00.000Z'));
    expect((await sendsAt('2026-03-29T02:30'))[0]).toBe('2026-03-29T01:30:00.000Z');
    expect((await sendsAt('2026-10-25T02:30'))[0]).toBe('2026-10-25T00:30:00.000Z');
  });

  test('is moved, told apart from what somebody changed meanwhile, until ten minutes before its first moment', async () => {
    const world = await start();
    const { post } = await world.create({ planned_at: '2026-01-20T09:00' });
    const asked = (body: Record<string, unknown>) => ({ as: world.owner, params: { id: post.id }, body });
    const moved = await world.ok(updateLocalPost, {
      as: world.owner,
      params: { id: post.id },
      body: { version: post.version, planned_at: '2026-01-21T09:00', summary: 'Nowe menu' },
    });
    expect(moved).toMatchObject({ planned_at: '2026-01-21T09:00', next_at: '2026-01-21T08:00:00.000Z' });
    expect(moved.version).toBeGreaterThan(post.version);
    expect((await world.items(post.id)).map(({ summary }) => summary)).toEqual(Array(3).fill('Nowe menu'));
    const stale = asked({ version: post.version, summary: 'Za późno' });
    expect(await codeOf(world, updateLocalPost, stale)).toBe('post_changed');
    const past = asked({ version: moved.version, planned_at: '2026-01-14T09:00' });
    expect(await codeOf(world, updateLocalPost, past)).toBe('post_invalid');

    const near = await world.create({ planned_at: '2026-01-15T11:09' });
    const late = { as: world.owner, params: { id: near.post.id }, body: { version: 1, summary: 'Już' } };
    expect(await codeOf(world, updateLocalPost, late)).toBe('post_too_late');
    const { post: sent } = await world.create();
    expect(await codeOf(world, updateLocalPost, { ...late, params: { id: sent.id } })).toBe('post_too_late');
  });

  test('is published at once after all, with the words that one location got of its own', async () => {
    const world = await start();
    const [first = 0, second = 0] = world.ids;
    const { post } = await world.create({ planned_at: '2026-01-20T09:00' });
    await world.setItems([second], { status: 4, problem: 'policy' });
    const asked = { as: world.owner, params: { id: post.id } };
    const fixed = await world.ok(retryLocalPost, { ...asked, body: { summary: 'Inaczej' } });
    expect(fixed).toMatchObject({ status: 'planned', counts: { rejected: 0 } });
    const change = (body: Record<string, unknown>) =>
      world.ok(updateLocalPost, { ...asked, body: { version: fixed.version, ...body } });

    const sent = await change({ planned_at: null });
    expect(sent).toMatchObject({ status: 'creating', planned_at: null, next_at: null });
    const wordsAt = async (id: number) =>
      (await world.items(post.id)).find(({ location }) => location.id === id)?.summary;
    expect(await wordsAt(first)).toBe('Nowa karta');
    expect(await wordsAt(second)).toBe('Inaczej');
  });

  test('is worded anew for all, also where it had been fixed', async () => {
    const world = await start();
    const { post } = await world.create({ planned_at: '2026-01-20T09:00' });
    await world.setItems(world.ids, { status: 4, problem: 'policy' });
    const asked = { as: world.owner, params: { id: post.id } };
    const fixed = await world.ok(retryLocalPost, { ...asked, body: { summary: 'Inaczej' } });
    const body = { version: fixed.version, summary: 'Znowu inaczej' };
    await world.ok(updateLocalPost, { ...asked, body });
    expect((await world.items(post.id)).map(({ summary }) => summary)).toEqual(
      Array(3).fill('Znowu inaczej'),
    );
  });

  test('is deleted at once, and one that is sent from every location', async () => {
    const world = await start();
    const { post: planned } = await world.create({ planned_at: '2026-01-20T09:00' });
    const remove = (id: number) => world.ok(deleteLocalPost, { as: world.owner, params: { id } });
    expect(await remove(planned.id)).toMatchObject({ id: planned.id, status: 'deleted' });
    const asked = { as: world.owner, params: { id: planned.id } };
    for (const endpoint of [getLocalPost, deleteLocalPost])
      expect(await codeOf(world, endpoint, asked)).toBe('not_found');
    const { post: sent } = await world.create();
    await world.setItems(world.ids, { status: 3, googleName: 'accounts/1/locations/1/localPosts/1' });
    expect(await remove(sent.id)).toMatchObject({ status: 'deleting' });
    expect(await remove(sent.id)).toMatchObject({ status: 'deleting' });
    const { results } = await world.ok(listLocalPosts, { as: world.owner });
    expect(results.map(({ id, status }) => [id, status])).toEqual([[sent.id, 'deleting']]);
  });

  test('is changed by its author, an owner or an admin; a colleague sees it', async () => {
    const world = await start();
    const [first = 0, second = 0] = world.ids;
    const author = await world.make.member(world.companyId, { locations: [first, second] });
    const colleague = await world.make.member(world.companyId);
    const neighbour = await world.make.member(world.companyId, { locations: [first] });
    const elsewhere = await world.make.member(world.companyId, { locations: world.ids.slice(2) });
    const planned_at = '2026-01-20T09:00';
    const { post } = await world.create({ planned_at, facilities_ids: [first, second] }, author);
    const params = { id: post.id };
    const change = { params, body: { version: 1, summary: 'Inaczej' } };
    expect(post.can_edit).toBe(true);
    for (const as of [colleague, neighbour]) {
      expect((await world.ok(getLocalPost, { as, params })).can_edit).toBe(false);
      expect(await codeOf(world, updateLocalPost, { ...change, as })).toBe('permission_denied');
      expect(await codeOf(world, deleteLocalPost, { params, as })).toBe('permission_denied');
    }
    expect((await world.ok(getLocalPost, { as: neighbour, params })).counts.total).toBe(1);
    expect((await world.ok(getLocalPost, { as: neighbour, params })).facilities_ids).toEqual([first]);
    expect(await codeOf(world, updateLocalPost, { ...change, as: elsewhere })).toBe('not_found');
    expect((await world.ok(listLocalPosts, { as: elsewhere, query: { tab: 'planned' } })).planned).toBe(0);
    expect((await world.ok(updateLocalPost, { ...change, as: author })).summary).toBe('Inaczej');
    await world.ok(updateMember, {
      as: world.owner,
      params: { user_id: author.userId },
      body: {
        type: memberTypes.manager,
        facilities_ids: [first, second],
        permissions: { view_local_posts: true },
      },
    });
    expect((await world.ok(getLocalPost, { as: author, params })).can_edit).toBe(false);
    const query = { from: '2026-01-01', to: '2026-01-31' };
    expect((await world.ok(listCalendarPosts, { as: author, query })).results).toMatchObject([
      { id: post.id, can_edit: false },
    ]);
    expect((await world.ok(deleteLocalPost, { params, as: world.owner })).status).toBe('deleted');
  });

  test('stands on its day in the calendar, sent ones on the day they were', async () => {
    const world = await start();
    const { post: planned } = await world.create({ planned_at: '2026-01-31T23:30' });
    const { post: sent } = await world.create({ summary: 'Dziś świeże pączki' });
    const days = (from: string, to: string) =>
      world.ok(listCalendarPosts, { as: world.owner, query: { from, to } });
    expect((await days('2026-01-01', '2026-01-31')).results).toMatchObject([
      { id: sent.id, at: '2026-01-15T11:00', title: 'Dziś świeże pączki', status: 'creating' },
      { id: planned.id, at: '2026-01-31T23:30', status: 'planned', can_edit: true },
    ]);
    expect((await days('2026-01-16', '2026-01-30')).results).toEqual([]);
    for (const query of [
      { from: '2026-01-01', to: '2026-03-04' },
      { from: '2026-01-02', to: '2026-01-01' },
    ])
      expect((await world.requestRaw(listCalendarPosts, { as: world.owner, query })).problem).toMatchObject({
        code: 'period_invalid',
        detail: expect.stringMatching(/62 dni|przed początkiem/),
        errors: [{ path: 'query.to' }],
      });
  });
});

describe('PUB-02 the list of posts', () => {
  test('has tabs, and is narrowed by type, state, location, group and text', async () => {
    const world = await start();
    const [first = 0, second = 0, third = 0] = world.ids;
    const groupId = await world.make.group(world.companyId, 'Rynki', [second]);
    const { post: older } = await world.create({ facilities_ids: [first], summary: 'Świeże pączki' });
    world.clock.advance(60);
    const dates = { start: '2026-02-01T18:00', end: '2026-02-01T20:00' };
    const event = { type: 2, title: 'Koncert', ...dates, facilities_ids: [second, third] };
    const { post: newer } = await world.create(event);
    const { post: planned } = await world.create({ planned_at: '2026-02-02T09:00' });
    await world.setItems([first], { status: 4, problem: 'policy' });
    const ids = async (query: Record<string, string>) =>
      (await world.ok(listLocalPosts, { as: world.owner, query })).results.map(({ id }) => id);
    const all = await world.ok(listLocalPosts, { as: world.owner });
    expect(all).toMatchObject({ count: 2, sent: 2, planned: 1 });
    expect(all.results.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await ids({ tab: 'planned' })).toEqual([planned.id]);
    expect(await ids({ type: '2' })).toEqual([newer.id]);
    expect(await ids({ status: 'problems' })).toEqual([older.id]);
    expect(await ids({ status: 'processing' })).toEqual([newer.id]);
    expect(await ids({ facilities_ids: `${first}` })).toEqual([older.id]);
    expect(await ids({ groups: `${groupId}` })).toEqual([newer.id]);
    expect(await ids({ q: 'paczki' })).toEqual([older.id]);
    expect(await ids({ page: '2', page_size: '1' })).toEqual([older.id]);
  });
});
