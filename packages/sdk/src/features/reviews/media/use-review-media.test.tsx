// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { useReview } from '../use-reviews.ts';
import { useReviewMedia } from './use-review-media.ts';

const photo = (thumbnail_url: string) => ({
  kind: 'photo' as const,
  thumbnail_url,
  video_url: null,
  label: null,
});
const first = 'https://lh3.googleusercontent.com/1';
const second = 'https://lh3.googleusercontent.com/2';
const unread = testReview({ id: 1 });

async function setUp(addresses: readonly string[], options: TestClientOptions = {}) {
  const reviews = [testReview({ id: 1, media: addresses.map(photo) })];
  const client = createTestClient({ data: { reviews }, ...options });
  const { result } = renderHookInPinfold(
    () => {
      const { data: review } = useReview(1);
      return { review, ...useReviewMedia(review ?? unread) };
    },
    { client },
  );
  await waitFor(() => expect(result.current.files).toHaveLength(addresses.length));
  const states = () => result.current.files.map(({ state }) => state);
  const lose = (index: number) => {
    const file = result.current.files[index];
    if (!file) throw new Error('nothing here');
    act(() => result.current.reportLost(file));
  };
  const rereads = () =>
    client.server.calls.filter(({ operation }) => operation === 'refreshReviewMedia').length;
  return { client, result, states, lose, rereads };
}

describe('useReviewMedia', () => {
  it('BEY-21 an address that has expired is read again, and the new one is shown', async () => {
    const { client, result, states, lose, rereads } = await setUp([first]);
    const review = client.server.data.reviews[0];
    if (review) review.media = [photo(second)];
    lose(0);
    await waitFor(() => expect(result.current.files[0]?.thumbnail_url).toBe(second));
    expect(states()).toEqual(['shown']);
    expect(rereads()).toBe(1);
  });

  it('BEY-21 what keeps its address is gone, and the review is read again only once', async () => {
    const { states, lose, rereads } = await setUp([first, second]);
    lose(0);
    await waitFor(() => expect(states()).toEqual(['gone', 'shown']));
    lose(1);
    await waitFor(() => expect(states()).toEqual(['gone', 'gone']));
    expect(rereads()).toBe(1);
  });

  it('BEY-21 where it cannot be read again, it is gone, and not asked for once more', async () => {
    const { states, lose, rereads } = await setUp([first, second], {
      failures: { refreshReviewMedia: 'provider_unavailable' },
    });
    lose(0);
    await waitFor(() => expect(states()).toEqual(['gone', 'shown']));
    const asked = rereads();
    lose(1);
    await waitFor(() => expect(states()).toEqual(['gone', 'gone']));
    expect(rereads()).toBe(asked);
  });

  it('BEY-21 a host that nobody named is linked to, and never loaded', async () => {
    const { states } = await setUp([
      first,
      'https://elsewhere.test/1',
      'https://googleusercontent.com.evil.test/1',
    ]);
    await waitFor(() => expect(states()).toEqual(['shown', 'linked', 'linked']));
  });
});
