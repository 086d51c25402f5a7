// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestAiReplies } from '../../../testing/reviews/ai-replies.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import type { Review } from '../reviews.queries.ts';
import { useReplyDrafts, useAiReply } from '../use-reply.ts';

const praise = testReview({ id: 1 });
const starsAlone = testReview({ id: 2, comment: null });

function Composer({ review }: { review: Review }) {
  const drafts = useReplyDrafts();
  const ai = useAiReply(review);
  return (
    <>
      <textarea
        aria-label={`Reply ${review.id}`}
        value={drafts.of(review.id) ?? ''}
        onChange={(event) => drafts.write(review.id, event.target.value)}
      />
      <button onClick={() => ai.write()}>Write</button>
      <button onClick={ai.stop}>Stop</button>
      <p>{`${ai.state} ${ai.isByAi ? 'by the model' : 'by hand'}`}</p>
      <p>{ai.reason ?? 'may ask'}</p>
      <p>{ai.failure ?? 'no failure'}</p>
      <p>{`${ai.limit?.remaining_limit} left`}</p>
    </>
  );
}

function open(aiReplies: Partial<TestAiReplies> = {}, review = praise) {
  const client = createTestClient({ data: { reviews: [praise, starsAlone], aiReplies } });
  const { unmount } = renderInPinfold(<Composer review={review} />, { client });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(`Reply ${review.id}`);
  return { unmount, field, server: client.server };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('RV-04 the first words are there while the model holds the third back, and what is typed meanwhile stays', async () => {
  const { field, server } = open({ holdAfter: 2 });
  await screen.findByText('412 left');
  type(field(), 'Pani Marto,');
  press('Write');
  await waitFor(() => expect(field().value).toBe('Pani Marto,\n\nDzień dobry, dziękujemy '));
  expect(screen.getByText('writing by the model')).toBeTruthy();
  type(field(), `${field().value}PS. Do zobaczenia`);
  server.releaseAi();
  await screen.findByText('done by the model');
  expect(field().value).toBe(
    'Pani Marto,\n\nDzień dobry, dziękujemy za szczere słowa o naszej kawie.PS. Do zobaczenia',
  );
  await screen.findByText('411 left');
  expect(server.calls.filter(({ operation }) => operation === 'replyToReview')).toEqual([]);
});

test.each([
  ['cut', 'Połączenie zostało przerwane. To, co jest w polu, zostaje.', 'failed'],
  ['model_busy', 'AI jest teraz zajęte. Spróbuj za chwilę.', 'limited'],
  ['model_unavailable', 'AI chwilowo nie odpowiada. To, co jest w polu, zostaje.', 'failed'],
] as const)('RV-04 a stream that ends by %s leaves every word in the field', async (end, words, state) => {
  const { field } = open({ endAfter: 2, end });
  type(field(), 'Pani Marto,');
  await waitFor(() => expect(screen.getByText('may ask')).toBeTruthy());
  press('Write');
  await screen.findByText(words);
  expect(screen.getByText(`${state} by the model`)).toBeTruthy();
  expect(field().value).toBe('Pani Marto,\n\nDzień dobry, dziękujemy ');
});

test('RV-04 a reply that was stopped keeps what was written, and another draft takes its place', async () => {
  const { field, server } = open({ holdAfter: 2 });
  await screen.findByText('may ask');
  press('Write');
  await waitFor(() => expect(field().value).toBe('Dzień dobry, dziękujemy '));
  press('Stop');
  await screen.findByText('stopped by the model');
  server.releaseAi();
  server.data.aiReplies = { ...server.data.aiReplies, holdAfter: undefined, words: ['Miło nam.'] };
  press('Write');
  await waitFor(() => expect(field().value).toBe('Miło nam.'));
  type(field(), '');
  expect(screen.getByText(/by hand$/)).toBeTruthy();
});

test('RV-04 the model is not asked for stars alone, nor when the month is used up, and says why', async () => {
  const { unmount } = open({}, starsAlone);
  await screen.findByText('AI odpowiada tylko na opinie z treścią.');
  unmount();
  const { server } = open({
    limit: { remaining_limit: 0, monthly_limit: 500, renews_at: '2026-11-30T23:00:00.000Z' },
  });
  await screen.findByText(/^Limit propozycji AI na ten miesiąc się skończył\. Odnowi się 1 gru/);
  press('Write');
  expect(server.calls.some(({ operation }) => operation === 'writeAiReply')).toBe(false);
});
