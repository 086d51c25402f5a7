// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import { useWebsiteKeywords, useWebsites } from '../features/company/websites/websites.ts';
import { useDeleteListing, useListing } from '../features/listings/editor/use-listing.ts';
import { useLocations } from '../features/listings/list/use-locations.ts';
import { usePost, usePostItems } from '../features/publications/use-post.ts';
import { usePosts } from '../features/publications/use-posts.ts';
import { useDeletePost } from '../features/publications/use-post-actions.ts';
import { createTestClient } from '../testing/create-test-client.ts';
import type { TestOperationId } from '../testing/operations.generated.ts';
import { renderHookInPinfold } from '../testing/render-in-pinfold.tsx';

interface Screen {
  isLoaded: boolean;
  remove: () => Promise<unknown>;
}

interface Removal {
  topic: LiveTopic;
  useScreen: () => Screen;
  /** The call that removes, one of a list that goes on, and those that would fail after that. */
  calls: { remove: TestOperationId; list: TestOperationId; lost: TestOperationId[] };
}

const removals: Record<string, Removal> = {
  'a location': {
    topic: 'locations',
    useScreen() {
      const remove = useDeleteListing();
      const isLoaded = [useListing(1).data, useLocations().count].every(Boolean);
      return { isLoaded, remove: () => remove.mutateAsync({ id: 1, from: 'pinfold' }) };
    },
    calls: { remove: 'deleteListing', list: 'listLocations', lost: ['getListing'] },
  },
  'a planned post': {
    topic: 'local_posts',
    useScreen() {
      const remove = useDeletePost();
      const { count } = usePosts({ tab: 'planned' });
      const isLoaded = [usePost(7).data, usePostItems(7).count, count].every(Boolean);
      return { isLoaded, remove: () => remove.mutateAsync({ id: 7 }) };
    },
    calls: { remove: 'deleteLocalPost', list: 'listLocalPosts', lost: ['getLocalPost', 'listPostItems'] },
  },
  'a website': {
    topic: 'company',
    useScreen() {
      const { data, remove } = useWebsites();
      const isLoaded = [data, useWebsiteKeywords(1).data].every(Boolean);
      return { isLoaded, remove: () => remove.mutateAsync(1) };
    },
    calls: { remove: 'deleteWebsite', list: 'listWebsites', lost: ['listWebsiteKeywords'] },
  },
};

describe('what is removed while it is on screen', () => {
  it.each(Object.entries(removals))(
    'LST-12 PUB-02 %s is asked for no more, whatever is reported',
    async (_what, { topic, useScreen, calls: { remove, list, lost } }) => {
      const client = createTestClient();
      client.server.data.company.company_user.type = 1;
      const { result, rerender } = renderHookInPinfold(useScreen, { client });
      const made = (names: readonly TestOperationId[], from = 0) =>
        client.server.calls.slice(from).filter(({ operation }) => names.includes(operation)).length;
      await waitFor(() => expect(result.current.isLoaded && client.server.streamCount).toBe(1));

      await act(() => result.current.remove());
      const removedAt = client.server.calls.findIndex(({ operation }) => operation === remove);
      const before = made([list], removedAt);
      act(() => client.server.tell(topic));
      rerender();
      await waitFor(() => expect(made([list], removedAt)).toBeGreaterThan(before));
      expect(made(lost, removedAt)).toBe(0);
    },
  );
});
