import { describe, expect, test } from 'vitest';
import { startPostingChain } from '../../../../testing/worlds/local-posts.ts';

const creates = { path: '/v4/accounts/*/localPosts', method: 'POST' };
const hour = 3_600_000;

type World = Awaited<ReturnType<typeof startPostingChain>>;

const inHours = ({ clock }: World, hours: number) => new Date(clock.now().getTime() + hours * hour);

async function expectOneEach(world: World, postId: number, count: number) {
  await world.jobs.settle(86_400);
  expect(await world.items(postId)).toEqual(
    Array.from({ length: count }, () => ({ status: 3, problem: null, google_state: 'LIVE' })),
  );
  for (let index = 0; index < count; index += 1) expect(await world.atGoogle(index)).toHaveLength(1);
  expect(await world.statusOf(postId)).toBe('sent');
}

describe('PUB-02 sending', () => {
  test('PUB-02 a post is processing until Google shows it, and then in the store locator at once', async () => {
    const world = await startPostingChain({ locations: 2 });
    const postId = await world.post();
    expect(await world.statusOf(postId)).toBe('creating');
    await world.jobs.runDue('send-post');
    expect(await world.items(postId)).toMatchObject([
      { status: 2, google_state: 'PROCESSING' },
      { status: 2, google_state: 'PROCESSING' },
    ]);
    expect(await world.statusOf(postId)).toBe('sent');
    expect(await world.inLocator()).toEqual([]);
    await expectOneEach(world, postId, 2);
    expect(await world.inLocator()).toMatchObject([{ text: 'Nowa karta jesienna.' }]);
    await world.readDaily();
    expect(await world.inLocator()).toHaveLength(1);
  });

  test('PUB-02 one location rejects it, the other shows it; what policy rejected goes again only changed', async () => {
    const world = await startPostingChain({ locations: 2 });
    await world.script('PUT', '/posting', { rejected_locations: ['place-0'] });
    const postId = await world.post();
    await world.jobs.settle();
    expect(await world.items(postId)).toMatchObject([
      { status: 4, problem: 'policy' },
      { status: 3, problem: null },
    ]);
    await world.script('PUT', '/posting', { rejected_locations: [] });
    expect((await world.retry(postId, 'Nowa karta jesienna.')).locationIds).toEqual([]);
    expect((await world.retry(postId, 'Nowa karta zimowa.')).locationIds).toEqual([world.ids[0]]);
    await expectOneEach(world, postId, 2);
    expect(await world.atGoogle(0)).toMatchObject([{ summary: 'Nowa karta zimowa.' }]);
    expect(await world.atGoogle(1)).toMatchObject([{ summary: 'Nowa karta jesienna.' }]);
  });

  test('PUB-02 a picture that cannot be fetched is tried three times more; a retry then sends once, with it', async () => {
    const world = await startPostingChain();
    await world.script('POST', '/picture-denials', { times: 4 });
    const postId = await world.post({ uploadId: await world.picture() });
    await world.jobs.settle(600);
    expect(await world.items(postId)).toMatchObject([{ status: 1, problem: null }]);
    await world.jobs.settle(7200);
    expect(await world.items(postId)).toMatchObject([{ status: 4, problem: 'image_not_fetched' }]);
    expect(await world.creations()).toBe(4);
    expect(world.fetched).toEqual([]);
    await world.retry(postId, 'Nowa karta jesienna.');
    await expectOneEach(world, postId, 1);
    expect(await world.creations()).toBe(5);
    expect(world.fetched).toHaveLength(1);
    expect(await world.inLocator()).toMatchObject([{ image: { width: 1200, height: 900 } }]);
  });

  test('PUB-02 a picture that cannot be fetched is asked for again after 1, 5 and 30 minutes', async () => {
    const world = await startPostingChain({ isClockStill: true });
    await world.script('POST', '/picture-denials', { times: 4 });
    await world.post({ uploadId: await world.picture() });
    await world.jobs.settle(7200);
    const { calls } = await world.script<{ calls: { at: string; method: string; path: string }[] }>(
      'GET',
      '/journal?limit=10000',
    );
    const moments = calls
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/localPosts'))
      .map(({ at }) => Date.parse(at))
      .toSorted((a, b) => a - b);
    const minutes = moments.slice(1).map((moment, index) => (moment - (moments[index] ?? 0)) / 60_000);
    expect(minutes.map(Math.round)).toEqual([1, 5, 30]);
  });

  test('PUB-02 refusals that trying again cannot change end at once, with their reason', async () => {
    const world = await startPostingChain();
    const long = await world.post({ summary: 'a'.repeat(1501) });
    await world.jobs.settle();
    expect(await world.items(long)).toMatchObject([{ status: 4, problem: 'invalid' }]);
    await world.script('POST', '/faults', { ...creates, status: 403, reason: 'SERVICE_DISABLED', times: 2 });
    const disabled = await world.post();
    await world.jobs.settle();
    expect(await world.items(disabled)).toMatchObject([{ status: 4, problem: 'api_disabled' }]);
    await world.script('PUT', '/grants', { account: '1', revoked: true });
    const lost = await world.post();
    await world.jobs.settle();
    expect(await world.items(lost)).toMatchObject([{ status: 4, problem: 'access_lost' }]);
    expect(await world.atGoogle()).toEqual([]);
  });

  test('PUB-02 what Google has not decided within a week is called undecided', async () => {
    const world = await startPostingChain();
    await world.script('PUT', '/posting', { automatic: false });
    const postId = await world.post();
    await world.jobs.settle(6 * 86_400, 3600);
    expect(await world.items(postId)).toMatchObject([{ status: 2, problem: null }]);
    await world.jobs.settle(3 * 86_400, 3600);
    expect(await world.items(postId)).toMatchObject([{ status: 4, problem: 'undecided' }]);
  });
});

describe('BEY-17 each location gets exactly one post', () => {
  test('BEY-17 after lost answers that Google’s list does not show yet', async () => {
    const world = await startPostingChain();
    await world.script('PUT', '/posting', { list_lag_seconds: 45 });
    const postId = await world.post();
    await world.script('POST', '/faults', { ...creates, outcome: 'cut', apply: true });
    await expectOneEach(world, postId, 1);
    expect(await world.creations()).toBe(1);
  });

  test('BEY-17 two posts with the same words are two, although both answers are lost', async () => {
    const world = await startPostingChain();
    await world.script('POST', '/faults', { ...creates, outcome: 'cut', apply: true, times: 2 });
    const posts = [await world.post(), await world.post()];
    await world.jobs.settle();
    expect(await world.atGoogle()).toHaveLength(2);
    for (const id of posts) expect(await world.items(id)).toMatchObject([{ status: 3 }]);
  });
});

describe('PUB-03 planned posts', () => {
  test('BEY-17 PUB-03 a post is handed over a day ahead, and appears on the minute by itself', async () => {
    const world = await startPostingChain();
    const moment = inHours(world, 30);
    const postId = await world.post({ plannedMoment: moment });
    await world.jobs.settle(5 * 3600);
    expect(await world.atGoogle()).toEqual([]);
    await world.jobs.settle(7 * 3600);
    expect(await world.atGoogle()).toMatchObject([{ state: 'SCHEDULED', scheduledTime: moment.getTime() }]);
    expect(await world.statusOf(postId)).toBe('planned');
    expect(await world.inLocator()).toEqual([]);
    await world.jobs.settle(26 * 3600);
    expect(await world.items(postId)).toMatchObject([{ status: 3 }]);
    expect(await world.statusOf(postId)).toBe('sent');
    expect(await world.inLocator()).toMatchObject([{ published_at: moment.toISOString() }]);
  });

  test('PUB-03 without handing over it is sent at its moment', async () => {
    const world = await startPostingChain({ config: { PINFOLD_POST_HANDOVER_HOURS: '0' } });
    const postId = await world.post({ plannedMoment: inHours(world, 2) });
    await world.jobs.settle(2 * 3600 - 60);
    expect(await world.atGoogle()).toEqual([]);
    await world.jobs.settle(2 * 3600 + 60);
    expect(await world.atGoogle()).toMatchObject([{ state: 'LIVE' }]);
    expect(await world.statusOf(postId)).toBe('sent');
  });

  test('BEY-17 a planned post that Google rejects is known within a minute, long before its moment', async () => {
    const world = await startPostingChain();
    await world.script('PUT', '/posting', { rejected_locations: ['place-0'] });
    const postId = await world.post({ plannedMoment: inHours(world, 20) });
    await world.jobs.settle(60);
    expect(await world.items(postId)).toMatchObject([{ status: 4, problem: 'policy' }]);
    expect(await world.statusOf(postId)).toBe('planned');
  });

  test('PUB-03 a change of what was handed over replaces it, and takes it from locations that left', async () => {
    const world = await startPostingChain({ locations: 2 });
    const postId = await world.post({ plannedMoment: inHours(world, 20) });
    await world.jobs.runDue();
    expect(await world.atGoogle(1)).toHaveLength(1);
    const moment = inHours(world, 30);
    await world.replan(postId, 'Inaczej.', moment, [0]);
    await world.jobs.settle(12 * 3600);
    expect(await world.atGoogle(0)).toMatchObject([{ summary: 'Inaczej.', scheduledTime: moment.getTime() }]);
    expect(await world.atGoogle(1)).toEqual([]);
    expect(await world.items(postId)).toHaveLength(1);
  });

  test('PUB-03 deleted before it was handed over it is gone at once, and never sent', async () => {
    const world = await startPostingChain();
    const postId = await world.post({ plannedMoment: inHours(world, 30) });
    await world.remove(postId);
    expect(await world.statusOf(postId)).toBe('deleted');
    await world.jobs.settle(40 * 3600);
    expect(await world.creations()).toBe(0);
  });
});

describe('PUB-02 deletion', () => {
  test('PUB-02 a sent post is deleting until Google has deleted it everywhere, and leaves the locator at once', async () => {
    const world = await startPostingChain({ locations: 2 });
    const postId = await world.post();
    await world.jobs.settle();
    const [first] = await world.atGoogle(0);
    await world.script('DELETE', `/posts/place-0/${first?.id}`);
    await world.remove(postId);
    expect(await world.statusOf(postId)).toBe('deleting');
    expect(await world.inLocator(1)).toEqual([]);
    await world.jobs.settle();
    expect(await world.statusOf(postId)).toBe('deleted');
    expect(await world.atGoogle(1)).toEqual([]);
    await world.readDaily(1);
    expect(await world.inLocator(1)).toEqual([]);
  });

  test('PUB-02 a post that cannot be deleted is sent again, with the reason', async () => {
    const world = await startPostingChain();
    const postId = await world.post();
    await world.jobs.settle();
    await world.script('PUT', '/grants', { account: '1', revoked: true });
    await world.remove(postId);
    await world.jobs.settle();
    expect(await world.statusOf(postId)).toBe('sent');
    expect(await world.items(postId)).toMatchObject([{ status: 3, problem: 'access_lost' }]);
  });

  test('BEY-17 what arrived although its answer was lost is found and deleted', async () => {
    const world = await startPostingChain();
    await world.script('PUT', '/posting', { list_lag_seconds: 45 });
    const postId = await world.post();
    await world.script('POST', '/faults', { ...creates, outcome: 'cut', apply: true });
    await world.jobs.runDue('send-post');
    await world.remove(postId);
    await world.jobs.settle();
    expect(await world.atGoogle()).toEqual([]);
    expect(await world.statusOf(postId)).toBe('deleted');
  });
});

describe('BEY-17 what is shown', () => {
  test('BEY-17 a post that Google takes down later is noticed, and leaves the locator', async () => {
    const world = await startPostingChain();
    const postId = await world.post();
    await world.jobs.settle();
    const [post] = await world.atGoogle();
    await world.script('DELETE', `/posts/place-0/${post?.id}`);
    await world.readDaily();
    expect(await world.items(postId)).toMatchObject([{ status: 3, problem: null }]);
    world.clock.advance(7200);
    await world.readDaily();
    expect(await world.items(postId)).toMatchObject([{ status: 4, problem: 'gone' }]);
    expect(await world.inLocator()).toEqual([]);
  });

  test('PUB-02 an event that is over has ended, and is not gone', async () => {
    const world = await startPostingChain({ now: new Date('2040-11-20T10:00:00Z') });
    const postId = await world.post({
      type: 2,
      title: 'Cupping',
      start: '2040-11-20T18:00',
      end: '2040-11-20T20:00',
    });
    await world.jobs.settle();
    expect(await world.inLocator()).toHaveLength(1);
    const [post] = await world.atGoogle();
    await world.script('DELETE', `/posts/place-0/${post?.id}`);
    world.clock.advance(86_400);
    await world.readDaily();
    expect(await world.items(postId)).toMatchObject([{ status: 3, problem: null }]);
    expect(await world.inLocator()).toEqual([]);
  });

  test('PUB-02 hidden in the locator it is not shown, though Google lists it', async () => {
    const world = await startPostingChain();
    await world.post({ inLocator: false });
    await world.jobs.settle();
    await world.readDaily();
    expect(await world.atGoogle()).toHaveLength(1);
    expect(await world.inLocator()).toEqual([]);
  });

  test('PUB-03 a post for the locator alone appears there on time, and never at Google', async () => {
    const world = await startPostingChain();
    const uploadId = await world.picture();
    const postId = await world.post({ onMaps: false, uploadId, plannedMoment: inHours(world, 30) });
    await world.jobs.settle(29 * 3600);
    expect(await world.inLocator()).toEqual([]);
    await world.jobs.settle(31 * 3600);
    expect(await world.inLocator()).toMatchObject([{ text: 'Nowa karta jesienna.', image: { width: 1200 } }]);
    expect(await world.statusOf(postId)).toBe('sent');
    await world.readDaily();
    expect(await world.inLocator()).toHaveLength(1);
    expect(await world.creations()).toBe(0);
    await world.remove(postId);
    expect(await world.statusOf(postId)).toBe('deleted');
    expect(await world.inLocator()).toEqual([]);
  });
});
