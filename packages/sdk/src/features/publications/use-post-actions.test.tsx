// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { usePosts } from './use-posts.ts';
import {
  type NewPost,
  useCreatePost,
  useDeletePost,
  useMovePost,
  usePostVisibility,
  useRetryPost,
  useUpdatePost,
} from './use-post-actions.ts';
import { usePostsCalendar } from './use-posts-calendar.ts';

const day = 86_400_000;
const zone = 'Europe/Warsaw';
const dayIn = (days: number) => wallTimeAt(new Date(Date.now() + days * day), zone).slice(0, 10);

const newPost: NewPost = {
  type: 1,
  title: '',
  summary: 'Dziś w {city} ciasto z rabarbarem.',
  start: null,
  end: null,
  offer: { voucher_code: '', link: '', terms: '' },
  action: { type: 'call', url: '' },
  upload_id: null,
  visibility: { maps: true, store_locator: true },
  planned_at: null,
  planned_zone: 'location',
  recurrence: null,
  facilities_ids: [1, 2, 5],
  groups: [],
  request_id: '2c9e1a52-7c5f-4d0e-9f5b-0c4f0f3f5a11',
};

function setUp() {
  const client = createTestClient();
  const days = { from: dayIn(-30), to: dayIn(30) };
  const { result } = renderHookInPinfold(
    () => ({
      sent: usePosts(),
      planned: usePosts({ tab: 'planned' }),
      calendar: usePostsCalendar(days),
      create: useCreatePost(),
      update: useUpdatePost(),
      move: useMovePost(),
      remove: useDeletePost(),
      retry: useRetryPost(),
      show: usePostVisibility(),
    }),
    { client },
  );
  const post = (id: number) => {
    const { sent, planned } = result.current;
    return [...sent.posts, ...planned.posts].find((one) => one.id === id);
  };
  const loaded = () =>
    waitFor(() => {
      expect(result.current.sent.posts).toHaveLength(4);
      expect(result.current.planned.posts).toHaveLength(3);
      expect(result.current.calendar.posts).toHaveLength(7);
    });
  const shownOn = (id: number) => result.current.calendar.posts.find((one) => one.id === id)?.at;
  return { client, result, post, loaded, shownOn };
}

describe('sending a post', () => {
  it('PUB-02 a second click makes no second post, and what was left out is named', async () => {
    const { client, result, loaded } = setUp();
    await loaded();
    const [first, second] = await act(() =>
      Promise.all([result.current.create.mutateAsync(newPost), result.current.create.mutateAsync(newPost)]),
    );
    expect(second.post.id).toBe(first.post.id);
    expect(first.excluded).toMatchObject([{ id: 5, reason: 'unverified' }]);
    await waitFor(() => expect(result.current.sent.count).toBe(5));
    act(() => client.server.settlePost(first.post.id));
    await waitFor(() => expect(result.current.sent.posts[0]?.counts.published).toBe(2));
  });

  it('PUB-01 a refusal names the field', async () => {
    const { result, loaded } = setUp();
    await loaded();
    const wrong = { ...newPost, summary: '', action: { type: 'order', url: '' } } as const;
    await act(() => result.current.create.mutateAsync(wrong).catch(() => undefined));
    await waitFor(() => expect(result.current.create.error?.code).toBe('post_invalid'));
    expect(result.current.create.error?.errors?.map(({ path }) => path)).toEqual([
      'body.summary',
      'body.action.url',
    ]);
  });
});

describe('moving a planned post', () => {
  it('PUB-03 shows in the calendar before the API has answered', async () => {
    const { client, result, loaded, shownOn } = setUp();
    await loaded();
    const former = shownOn(7);
    const plannedAt = `${dayIn(12)}T10:15`;
    client.server.setLatency(60_000);
    act(() => result.current.move.mutate({ id: 7, version: 1, plannedAt }));
    await waitFor(() => expect(shownOn(7)).toBe(plannedAt));
    expect(client.server.data.publications.posts.find(({ id }) => id === 7)?.planned_at).toBe(former);
  });

  it('PUB-03 can be undone with the new version', async () => {
    const { client, result, loaded, shownOn } = setUp();
    await loaded();
    const former = shownOn(7) ?? '';
    const plannedAt = `${dayIn(12)}T10:15`;
    const { version } = await act(() => result.current.move.mutateAsync({ id: 7, version: 1, plannedAt }));
    expect(version).toBe(2);
    await waitFor(() => expect(shownOn(7)).toBe(plannedAt));
    await act(() => result.current.move.mutateAsync({ id: 7, version, plannedAt: former }));
    await waitFor(() => expect(shownOn(7)).toBe(former));
    expect(client.server.data.publications.posts.find(({ id }) => id === 7)?.planned_at).toBe(former);
  });

  it('PUB-03 is taken back when another changed the post meanwhile, or when it belongs to a colleague', async () => {
    const { result, loaded, shownOn } = setUp();
    await loaded();
    const former = shownOn(7);
    const plannedAt = `${dayIn(12)}T10:15`;
    await act(() => result.current.move.mutateAsync({ id: 7, version: 9, plannedAt }).catch(() => undefined));
    await waitFor(() => expect(result.current.move.error?.code).toBe('post_changed'));
    await waitFor(() => expect(shownOn(7)).toBe(former));
    await act(() => result.current.move.mutateAsync({ id: 6, version: 1, plannedAt }).catch(() => undefined));
    await waitFor(() => expect(result.current.move.error?.code).toBe('permission_denied'));
  });

  it('PUB-03 posts of a day stand by their moment', async () => {
    const { result, loaded } = setUp();
    await loaded();
    expect(result.current.calendar.postsOn(dayIn(1)).map(({ id }) => id)).toEqual([7]);
    expect(result.current.calendar.postsOn('2020-01-01')).toEqual([]);
  });
});

describe('changing what was sent', () => {
  it('PUB-02 sends again what can be mended, and what policy rejected with another text alone', async () => {
    const { client, result, loaded, post } = setUp();
    await loaded();
    await act(() => result.current.retry.mutateAsync({ id: 4 }));
    await waitFor(() => expect(post(4)?.counts).toMatchObject({ processing: 1, rejected: 3, failed: 0 }));
    await act(() => result.current.retry.mutateAsync({ id: 4 }).catch(() => undefined));
    await waitFor(() => expect(result.current.retry.error?.code).toBe('nothing_to_retry'));
    await act(() => result.current.retry.mutateAsync({ id: 4, summary: 'Sernik już jest.' }));
    act(() => client.server.settlePost(4));
    await waitFor(() => expect(post(4)?.counts.published).toBe(100));
  });

  it('PUB-02 a deleted post shows as going at once, and stays when the API refuses', async () => {
    const { client, result, loaded, post } = setUp();
    await loaded();
    client.server.fail('deleteLocalPost', 'internal_error');
    await act(() => result.current.remove.mutateAsync({ id: 1 }).catch(() => undefined));
    await waitFor(() => expect(post(1)?.status).toBe('sent'));
    client.server.fail('deleteLocalPost', undefined);
    client.server.setLatency(60_000);
    act(() => result.current.remove.mutate({ id: 1 }));
    await waitFor(() => expect(post(1)?.status).toBe('deleting'));
  });

  it('PUB-02 a planned post is gone when it is deleted', async () => {
    const { result, loaded, post } = setUp();
    await loaded();
    await act(() => result.current.remove.mutateAsync({ id: 7 }));
    await waitFor(() => expect(post(7)).toBeUndefined());
  });

  it('PUB-02 a post is hidden from the store locator, and changed with its version', async () => {
    const { result, loaded, post } = setUp();
    await loaded();
    const shown = post(4);
    if (!shown) throw new Error('The post has been loaded.');
    await act(() => result.current.show.mutateAsync({ post: shown, isVisible: false }));
    await waitFor(() => expect(post(4)?.visibility).toEqual({ maps: true, store_locator: false }));
    await act(() =>
      result.current.update.mutateAsync({ id: 7, change: { version: 1, summary: 'Rogale od siódmej.' } }),
    );
    await waitFor(() => expect(post(7)).toMatchObject({ summary: 'Rogale od siódmej.', version: 2 }));
  });
});
