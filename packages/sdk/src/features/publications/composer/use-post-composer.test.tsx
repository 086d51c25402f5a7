// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDraftState, useDraftValues } from '../../../state/use-draft-form.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { wrapInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { usePostComposer, usePostDraftCheck, usePostDrafts } from './use-post-composer.ts';

beforeEach(() => sessionStorage.clear());

function open(postId?: number) {
  const client = createTestClient();
  const onSent = vi.fn();
  const hook = renderHook(
    () => {
      const composer = usePostComposer({ postId, onSent });
      return { composer, drafts: usePostDrafts() };
    },
    { wrapper: wrapInPinfold({ client }) },
  );
  const sent = (operation: string) => client.server.calls.filter((call) => call.operation === operation);
  return {
    client,
    onSent,
    sent,
    form: () => hook.result.current.composer.form,
    now: () => hook.result.current,
  };
}

test('PUB-02 a double click sends one post, with one number, and leaves no draft', async () => {
  const { form, now, sent, onSent } = open();
  act(() => form().setValues({ summary: 'Karta zimowa', locations: [1, 2] }));
  expect(now().drafts.isEmpty).toBe(false);
  act(() => {
    form().save();
    form().save();
  });
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent('createLocalPost')).toHaveLength(1);
  expect(now().drafts.isEmpty).toBe(true);
  expect(form().getValues().summary).toBe('');
  expect(now().composer.sent?.post.counts.total).toBe(2);
});

test('PUB-02 a try whose answer was lost is repeated with the same number, so that one post comes of both', async () => {
  const { client, form, now, sent } = open();
  client.server.fail('createLocalPost', 'internal_error');
  act(() => form().setValues({ summary: 'Karta zimowa', locations: [1] }));
  act(() => form().save());
  await waitFor(() => expect(form().getState().error).not.toBeNull());
  client.server.fail('createLocalPost', undefined);
  act(() => form().save());
  await waitFor(() => expect(now().composer.sent).toBeDefined());
  const numbers = sent('createLocalPost').map(({ body }) => (body as { request_id: string }).request_id);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});

test('PUB-02 a planned post is loaded, and what differs is sent with its version', async () => {
  const { client } = open();
  const planned = client.server.data.publications.posts.find(
    ({ status, can_edit }) => status === 'planned' && can_edit,
  );
  if (!planned) throw new Error('The API has no planned post.');
  const { form, now, sent } = open(planned.id);
  await waitFor(() => expect(now().composer.isReady).toBe(true));
  act(() => form().set('summary', 'Zmieniona treść'));
  act(() => form().save());
  await waitFor(() => expect(now().composer.sent).toBeDefined());
  expect(sent('updateLocalPost').map(({ body }) => body)).toEqual([
    { summary: 'Zmieniona treść', version: planned.version },
  ]);
});

test('PUB-02 of several checks the latest counts, and none is asked without a location', async () => {
  const client = createTestClient();
  const { result } = renderHook(
    () => {
      const composer = usePostComposer();
      return {
        form: composer.form,
        check: usePostDraftCheck(composer),
        values: useDraftValues(composer.form),
        isDirty: useDraftState(composer.form, (state) => state.isDirty),
      };
    },
    { wrapper: wrapInPinfold({ client }) },
  );
  act(() => result.current.form.set('summary', 'Zadzwoń: 600 100 200'));
  expect(result.current.check.data).toBeUndefined();
  act(() => result.current.form.set('locations', [1, 2, 4]));
  await waitFor(() => expect(result.current.check.isCurrent).toBe(true), { timeout: 5000 });
  expect(result.current.check.data?.findings.map(({ kind }) => kind)).toContain('phone_number');
  act(() => result.current.form.set('summary', 'Zapraszamy'));
  expect(result.current.check.isCurrent).toBe(false);
  await waitFor(() => expect(result.current.check.isCurrent).toBe(true), { timeout: 5000 });
  expect(result.current.check.data?.findings).toEqual([]);
});
