// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useQuestionArchive } from './use-question-archive.ts';

function open(data: TestClientOptions['data'] = {}) {
  const client = createTestClient({ data });
  const { result } = renderHookInPinfold(() => useQuestionArchive(), { client });
  const asked = () => client.server.calls.filter(({ operation }) => operation === 'listQuestions').length;
  return { result, asked };
}

test('RV-13 questions are narrowed, ordered and counted', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.count).toBe(12));
  act(() => result.current.changeFilters({ is_answered: false }));
  await waitFor(() => expect(result.current.count).toBe(4));
  expect(result.current.questions.flatMap(({ gmb_answers: answers }) => answers)).toEqual([]);
  act(() => result.current.changeFilters({ is_answered: undefined, order: 'upvotes' }));
  await waitFor(() =>
    expect(result.current.questions.map(({ upvotes }) => upvotes).slice(0, 5)).toEqual([9, 9, 9, 9, 5]),
  );
  expect(result.current.hasFilters).toBe(false);
  act(() => result.current.changeFilters({ q: 'nikt o to nie pytał' }));
  await waitFor(() => expect(result.current.emptiness).toBe('no_match'));
});

test('RV-13 an installation without an archive is told from filters that nothing fits', async () => {
  const { result } = open({ questions: [] });
  await waitFor(() => expect(result.current.emptiness).toBe('no_archive'));
});

test.each<[string, TestClientOptions['data'], boolean]>([
  ['the flag is off', { featureFlags: [] }, true],
  ['the plan lacks it', { planCapabilities: [] }, false],
  ['the module is off', { disabledModules: ['questions_and_answers'] }, false],
  ['the reader lacks the permission', { permissions: ['view_reviews'] }, false],
])('RV-13 nothing is asked where %s', async (_why, data, isAllowed) => {
  const { result, asked } = open(data);
  await waitFor(() => expect(result.current.permission.isPending).toBe(false));
  expect(result.current.permission.allowed).toBe(isAllowed);
  expect(asked()).toBe(0);
});
