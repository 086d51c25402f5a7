// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { wrapInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useLocatorQuestions } from './use-locator-questions.ts';

test('LST-11 a new order stays in sight though a list that was read before it arrives after it', async () => {
  const client = createTestClient({ failures: { orderLocatorQuestions: 'hang' } });
  const { result } = renderHook(
    () => ({ state: useLocatorQuestions(null), queryClient: usePinfold().queryClient }),
    { wrapper: wrapInPinfold({ client }) },
  );
  const ids = () => (result.current.state.questions ?? []).map(({ id }) => id);
  await waitFor(() => expect(ids().length).toBeGreaterThan(1));
  const [key, before] = [storeLocatorKeys.questions(client.scope, null), ids()];
  const read = result.current.queryClient.getQueryData<unknown[]>(key);
  expect(read).toHaveLength(before.length);
  const last = before.at(-1) ?? 0;
  act(() => result.current.state.move(last, 0));
  const wanted = [last, ...before.slice(0, -1)];
  await waitFor(() => expect(ids()).toEqual(wanted));
  await act(async () => {
    result.current.queryClient.setQueryData(key, read);
    // Observers have heard of it by then.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  });
  expect(ids()).toEqual(wanted);
});
