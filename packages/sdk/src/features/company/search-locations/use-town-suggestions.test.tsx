// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useCompanySearchLocations } from './use-company-search-locations.ts';
import { undoMilliseconds } from './use-town-suggestions.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(client: ReturnType<typeof createTestClient>) {
  const { result, unmount } = renderHookInPinfold(() => useCompanySearchLocations(), { client });
  await waitFor(() => expect(result.current.suggestions.towns).toHaveLength(3));
  const rejected = () =>
    client.server.calls
      .filter(({ operation }) => operation === 'rejectSuggestedLocation')
      .map(({ body }) => body);
  const reject = (name: string) => {
    const town = result.current.suggestions.towns.find((one) => one.name === name);
    if (!town) throw new Error(`${name} is not suggested.`);
    act(() => result.current.suggestions.reject(town));
  };
  return { result, unmount, rejected, reject };
}

test('COM-06 a rejected town is gone at once, and for good when it was not called back', async () => {
  const page = await open(createTestClient());
  page.reject('Gdańsk');
  expect(page.result.current.suggestions.towns.map(({ name }) => name)).toEqual(['Wrocław', 'Łódź']);
  expect(page.rejected()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(undoMilliseconds));
  expect(page.rejected()).toEqual([{ suggestion: 'Gdańsk|pomorskie|PL' }]);
  expect(page.result.current.suggestions.last).toBeUndefined();
});

test('COM-06 a town that was called back in time is never rejected', async () => {
  const page = await open(createTestClient());
  page.reject('Gdańsk');
  act(() => page.result.current.suggestions.undo());
  expect(page.result.current.suggestions.towns).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(undoMilliseconds * 2));
  expect(page.rejected()).toEqual([]);
});

test('COM-06 leaving the page does not lose the rejection', async () => {
  const page = await open(createTestClient());
  page.reject('Łódź');
  page.unmount();
  await expect.poll(page.rejected).toEqual([{ suggestion: 'Łódź|łódzkie|PL' }]);
});

test('COM-06 a rejection that fails brings the town back', async () => {
  const page = await open(createTestClient({ failures: { rejectSuggestedLocation: 'internal_error' } }));
  page.reject('Gdańsk');
  await act(() => vi.advanceTimersByTimeAsync(undoMilliseconds));
  await waitFor(() => expect(page.result.current.suggestions.towns).toHaveLength(3));
});
