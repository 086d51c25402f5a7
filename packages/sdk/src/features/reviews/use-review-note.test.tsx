// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { testReview } from '../../testing/reviews/review-fixtures.ts';
import { useDeleteReply } from './use-reply.ts';
import { useReviewNote } from './use-review-note.ts';
import { useReview } from './use-reviews.ts';

async function setUp(options: TestClientOptions = {}) {
  const reviews = [testReview({ id: 1, reply_status: 'published', reply_comment: 'Dzięki' })];
  const client = createTestClient({ data: { reviews }, ...options });
  const { result } = renderHookInPinfold(
    () => ({ review: useReview(1).data, note: useReviewNote(), deleteReply: useDeleteReply() }),
    { client },
  );
  await waitFor(() => expect(result.current.review).toBeDefined());
  const current = () => defined(result.current.review);
  return { client, result, current };
}

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing here');
  return value;
}

describe('useReviewNote', () => {
  it('RV-07 writes, changes and removes the note of the team', async () => {
    const { client, result, current } = await setUp();
    await act(() => result.current.note.save.mutateAsync({ review: current(), text: ' Zadzwonić ' }));
    await waitFor(() => expect(current().note).toMatchObject({ text: 'Zadzwonić', author: 'Anna Nowak' }));
    await act(() => result.current.note.save.mutateAsync({ review: current(), text: 'Załatwione' }));
    await waitFor(() => expect(current().note?.text).toBe('Załatwione'));
    await act(() => result.current.note.remove.mutateAsync(current()));
    await waitFor(() => expect(current().note).toBeNull());
    const made = client.server.calls
      .map(({ operation }) => operation)
      .filter((name) => name.endsWith('Note'));
    expect(made).toEqual(['createNote', 'updateNote', 'deleteNote']);
  });

  it('RV-07 a note that could not be saved disappears again', async () => {
    const { result, current } = await setUp({ failures: { createNote: 'network' } });
    act(() => result.current.note.save.mutate({ review: current(), text: 'Zadzwonić' }));
    await waitFor(() => expect(result.current.note.save.error?.kind).toBe('network'));
    expect(current().note).toBeNull();
  });
});

describe('useDeleteReply', () => {
  it('RV-02 a deleted reply is processing until the provider confirms, then gone', async () => {
    const { client, result, current } = await setUp();
    await act(() => result.current.deleteReply.mutateAsync(current()));
    await waitFor(() => expect(current().reply_status).toBe('processing'));
    act(() => client.server.decide(1, 'published'));
    await waitFor(() => expect(current()).toMatchObject({ reply_status: 'none', reply_comment: null }));
    act(() => result.current.deleteReply.mutate(current()));
    await waitFor(() => expect(result.current.deleteReply.error?.code).toBe('reply_missing'));
  });
});
