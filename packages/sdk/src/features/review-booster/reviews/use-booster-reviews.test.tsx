// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useBoosterReviews, useEraseBoosterReview } from './use-booster-reviews.ts';

test('RV-11 answers come by filter, fifty to a page', async () => {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  const filters = { rating: [2], has_contact: true };
  const { result } = renderHookInPinfold(() => useBoosterReviews({ filters, page: 1 }), { client });
  await waitFor(() => expect(result.current.data?.results.map(({ rating }) => rating)).toEqual([2]));
  const call = client.server.calls.find(({ operation }) => operation === 'searchBoosterReviews');
  expect(call).toMatchObject({ body: filters });
});

test('RV-11 an answer that was erased has no words and no contact, but its score', async () => {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  const { result } = renderHookInPinfold(
    () => ({ answers: useBoosterReviews(), erase: useEraseBoosterReview() }),
    { client },
  );
  await waitFor(() => expect(result.current.answers.data?.count).toBeGreaterThan(0));
  const [first] = result.current.answers.data?.results ?? [];
  act(() => result.current.erase.mutate(first?.id ?? 0));
  await waitFor(() =>
    expect(result.current.answers.data?.results[0]).toMatchObject({
      rating: first?.rating,
      comment: null,
      contact: null,
      is_erased: true,
    }),
  );
});
