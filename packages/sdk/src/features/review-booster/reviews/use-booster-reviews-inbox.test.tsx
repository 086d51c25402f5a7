// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useBoosterReply, useBoosterReplyDrafts, useEraseBoosterReview } from './answer-booster-reviews.ts';
import { useBoosterReviewNote, useTagBoosterReview } from './mark-booster-reviews.ts';
import { useBoosterReviewsInbox } from './use-booster-reviews-inbox.ts';

const owner = { data: { memberType: memberTypes.owner } };

function renderInbox(client = createTestClient(owner)) {
  const { result } = renderHookInPinfold(
    () => ({
      inbox: useBoosterReviewsInbox({ defaultFilters: { has_contact: true, rating: [2] } }),
      drafts: useBoosterReplyDrafts(),
      reply: useBoosterReply(),
      note: useBoosterReviewNote(),
      tag: useTagBoosterReview(),
      erase: useEraseBoosterReview(),
    }),
    { client },
  );
  const first = async () => {
    await waitFor(() => expect(result.current.inbox.reviews).toHaveLength(1));
    const [review] = result.current.inbox.reviews;
    if (!review) throw new Error('There is no answer.');
    return review;
  };
  return { client, result, first };
}

test('RV-11 answers come by filter, with how many wait', async () => {
  const { client, result, first } = renderInbox();
  expect(await first()).toMatchObject({ rating: 2, contact: 'gosc@mail.example' });
  const call = client.server.calls.find(({ operation }) => operation === 'searchBoosterReviews');
  expect(call).toMatchObject({ body: { has_contact: true, rating: [2] } });
  await waitFor(() => expect(result.current.inbox.stats?.unanswered).toBe(1));
});

test('RV-11 a customer is answered by mail, once', async () => {
  const { client, result, first } = renderInbox();
  const review = await first();
  act(() => result.current.reply.mutate({ review, replyComment: 'Przepraszamy.' }));
  await waitFor(() =>
    expect(client.server.data.booster.reviews[0]).toMatchObject({
      reply_comment: 'Przepraszamy.',
      reply_status: 'processing',
    }),
  );
  const sent = { ...review, reply_status: 'published' as const };
  await waitFor(() => expect(result.current.reply.isSuccess).toBe(true));
  act(() => result.current.reply.mutate({ review: sent, replyComment: 'Jeszcze raz.' }));
  await waitFor(() => expect(result.current.reply.error).toBeTruthy());
  expect(client.server.data.booster.reviews[0]?.reply_comment).toBe('Przepraszamy.');
});

test('RV-11 an answer is noted and put into a category by hand', async () => {
  const { client, result, first } = renderInbox();
  const review = await first();
  const [category] = client.server.data.tags;
  if (!category) throw new Error('There is no category.');
  act(() => result.current.note.save.mutate({ review, text: 'Zadzwonić' }));
  act(() => result.current.tag.add.mutate({ review, category }));
  await waitFor(() =>
    expect(client.server.data.booster.reviews[0]).toMatchObject({
      note: { text: 'Zadzwonić' },
      tags: [{ id: category.id, source: 'manual' }],
    }),
  );
});

test('RV-11 an answer that was erased has no words, no contact and no draft, but its score', async () => {
  const { result, first } = renderInbox();
  const { id, rating } = await first();
  act(() => result.current.drafts.write(id, 'Pani Anno'));
  act(() => result.current.erase.mutate(id));
  await waitFor(() =>
    expect(result.current.erase.data).toMatchObject({ rating, comment: null, contact: null }),
  );
  expect(result.current.drafts.of(id)).toBeUndefined();
});

test('RV-11 without the Review Booster the inbox says so', async () => {
  const client = createTestClient(owner);
  client.server.data.company.enabled_review_booster = false;
  const { result } = renderInbox(client);
  await waitFor(() => expect(result.current.inbox.error?.code).toBe('booster_disabled'));
});
