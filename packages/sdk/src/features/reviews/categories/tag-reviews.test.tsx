// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { useReview } from '../use-reviews.ts';
import { useCategorisation } from '../../opinions/categories/review-categories.ts';
import { useSentiment, useTagReview, useTagReviews } from './tag-reviews.ts';

const coffee = { id: 2, name: 'Kawa' };

const service = { id: 3, name: 'Obsługa' };

async function setUp(options: TestClientOptions = {}) {
  const reviews = [
    testReview({ id: 1 }),
    testReview({ id: 2, reply_status: 'published', reply_comment: 'Hej' }),
  ];
  const client = createTestClient({ data: { reviews }, ...options });
  const { result } = renderHookInPinfold(
    () => ({
      review: useReview(1).data,
      tags: useTagReview(),
      bulk: useTagReviews(),
      sentiment: useSentiment(),
      run: useCategorisation(),
    }),
    { client },
  );
  await waitFor(() => expect(result.current.review).toBeDefined());
  await waitFor(() => expect(result.current.run.progress).toBeDefined());
  const review = () => {
    if (!result.current.review) throw new Error('nothing here');
    return result.current.review;
  };
  const names = () => review().tags.map(({ name, sentiment }) => `${name} ${sentiment}`);
  return { client, result, review, names };
}

test('RV-06 tags and sentiments set by hand in quick succession all stay', async () => {
  const { client, result, review, names } = await setUp({ latency: 5 });
  act(() => {
    result.current.tags.add.mutate({ review: review(), category: coffee });
    result.current.tags.add.mutate({ review: review(), category: service });
    result.current.sentiment.mutate({ review: review(), tagId: 2, sentiment: 'negative' });
    result.current.sentiment.mutate({ review: review(), sentiment: 'mixed' });
  });
  await waitFor(() => expect(names()).toEqual(['Kawa negative', 'Obsługa unassigned']));
  await waitFor(() => expect(client.server.data.reviews[0]?.sentiment).toBe('mixed'));
  await waitFor(() => expect(result.current.sentiment.isPending).toBe(false));
  expect(names()).toEqual(['Kawa negative', 'Obsługa unassigned']);
  expect(review()).toMatchObject({ sentiment: 'mixed', tags: [{ source: 'manual' }, { source: 'manual' }] });
  await act(() => result.current.tags.remove.mutateAsync({ review: review(), category: coffee }));
  await waitFor(() => expect(names()).toEqual(['Obsługa unassigned']));
});

test('RV-06 a change that is refused disappears again, and the run that refused it shows', async () => {
  const { client, result, review, names } = await setUp();
  client.server.data.categorisation.progress = {
    ...client.server.data.categorisation.progress,
    status: 'processing',
    total: 10,
  };
  act(() => result.current.tags.add.mutate({ review: review(), category: coffee }));
  await waitFor(() => expect(result.current.tags.add.error?.code).toBe('categorisation_in_progress'));
  expect(names()).toEqual([]);
  await waitFor(() => expect(result.current.run.isProcessing).toBe(true));
  client.server.categorise(1);
  await waitFor(() => expect(result.current.run.progress?.status).toBe('done'));
  act(() => result.current.run.start.mutate());
  await waitFor(() => expect(result.current.run.isProcessing).toBe(true));
});

test('RV-06 many are tagged at once, and answered ones are passed over unless the switch is on', async () => {
  const { result, names } = await setUp();
  const ids = [1, 2, 404];
  const said = await act(() => result.current.bulk.mutateAsync({ ids, add: [2] }));
  expect(said).toEqual({ changed: 1, skipped: 2 });
  await waitFor(() => expect(names()).toEqual(['Kawa unassigned']));
  const open = await setUp({
    data: {
      reviews: [testReview({ id: 1, reply_status: 'published', reply_comment: 'Hej' })],
      featureFlags: ['bulk_categories_for_replied_reviews'],
    },
  });
  const all = await act(() => open.result.current.bulk.mutateAsync({ ids: [1], add: [2, 3], remove: [1] }));
  expect(all).toEqual({ changed: 1, skipped: 0 });
});
