// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { usePost, usePostCheck, usePostItems, usePostLocations } from './use-post.ts';
import { usePostList } from './use-posts.ts';
import type { PostDraftBody } from './posts.queries.ts';

const draft: PostDraftBody = {
  type: 1,
  title: '',
  summary: 'Nowa kawa w {city}',
  start: null,
  end: null,
  offer: { voucher_code: '', link: '', terms: '' },
  action: null,
  upload_id: null,
  visibility: { maps: true, store_locator: true },
  planned_at: null,
  planned_zone: 'location',
  recurrence: null,
  facilities_ids: [1, 2, 5],
  groups: [],
};

describe('the list of posts', () => {
  it('PUB-02 counts each tab, and how far a post is at its hundred locations', async () => {
    const { result } = renderHookInPinfold(() => usePostList());
    await waitFor(() => expect(result.current.counts).toEqual({ sent: 4, planned: 3, repeating: 0 }));
    const chain = result.current.posts.find(({ counts }) => counts.total === 100);
    expect(chain).toMatchObject({ batch_status: 3, counts: { published: 96, rejected: 3, failed: 1 } });
    act(() => result.current.setTab('planned'));
    await waitFor(() => expect(result.current.posts.map(({ id }) => id)).toEqual([7, 6, 5]));
  });

  it('PUB-02 tells an empty company from filters that nothing matches', async () => {
    const client = createTestClient({ data: { publications: { posts: [] } } });
    const { result } = renderHookInPinfold(() => usePostList(), { client });
    await waitFor(() => expect(result.current.emptiness).toBe('no_posts'));
    act(() => result.current.changeFilters({ q: 'rogale' }));
    await waitFor(() => expect(result.current.emptiness).toBe('no_match'));
    act(() => result.current.clearFilters());
    await waitFor(() => expect(result.current.emptiness).toBe('no_posts'));
  });

  it('PUB-01 says why a reader may not send: the plan, the module, the permission; in the demo nothing', async () => {
    const reasonOf = async (data: NonNullable<Parameters<typeof createTestClient>[0]>['data']) => {
      const { result } = renderHookInPinfold(() => usePostList(), {
        client: createTestClient({ data }),
      });
      await waitFor(() => expect(result.current.writePermission.isPending).toBe(false));
      const { writePermission, composePermission, permission } = result.current;
      return [permission, composePermission, writePermission].map(({ reason }) => reason?.code);
    };
    expect(await reasonOf({ planCapabilities: [] })).toEqual([
      undefined,
      'plan_does_not_allow',
      'plan_does_not_allow',
    ]);
    expect(await reasonOf({ isDemo: true })).toEqual([undefined, undefined, undefined]);
    expect(await reasonOf({ disabledModules: ['posts'] })).toEqual([
      'module_disabled',
      'module_disabled',
      'module_disabled',
    ]);
    expect(await reasonOf({ permissions: ['view_local_posts'] })).toEqual([
      undefined,
      'permission_denied',
      'permission_denied',
    ]);
  });

  it('PUB-02 a verdict of Google shows without asking for it', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => usePostList(), { client });
    const event = () => result.current.posts.find(({ id }) => id === 3);
    await waitFor(() => expect(event()?.counts.processing).toBe(1));
    await waitFor(() => expect(client.server.streamCount).toBeGreaterThan(0));
    act(() => client.server.settlePost(3, { problems: { 2: 'policy' } }));
    await waitFor(() => expect(event()?.counts).toMatchObject({ processing: 0, rejected: 1 }));
  });
});

describe('one post', () => {
  it('PUB-02 names its locations, and what became of it at each', async () => {
    const rejected = { state: 'rejected' } as const;
    const { result } = renderHookInPinfold(() => ({
      post: usePost(4),
      items: usePostItems(4, rejected),
    }));
    await waitFor(() => expect(result.current.post.data?.facilities_ids).toHaveLength(100));
    await waitFor(() => expect(result.current.items.count).toBe(3));
    expect(result.current.items.items.map(({ problem }) => problem)).toEqual(['policy', 'policy', 'policy']);
  });
});

describe('before sending', () => {
  it('PUB-05 locations that can have no post are named with the reason, and are not among the ids', async () => {
    const { result } = renderHookInPinfold(() => usePostLocations());
    await waitFor(() => expect(result.current.count).toBe(7));
    expect(result.current.ids).toEqual([1, 2, 3, 4, 6]);
    expect(result.current.locations.find(({ id }) => id === 5)?.reason).toBe('unverified');
    expect(result.current.locations.find(({ id }) => id === 7)?.reason).toBe('no_account');
  });

  it('PUB-05 a check says who is left out and how the text reads at a location', async () => {
    const { result } = renderHookInPinfold(() => usePostCheck(draft));
    await waitFor(() => expect(result.current.data).toMatchObject({ accepted: 2, excluded_count: 1 }));
    expect(result.current.data?.excluded).toMatchObject([{ id: 5, reason: 'unverified' }]);
    expect(result.current.data?.samples.map(({ summary }) => summary)).toContain('Nowa kawa w Kraków');
    expect(result.current.data?.faults).toEqual([]);
  });
});
