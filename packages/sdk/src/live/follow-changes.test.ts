// @vitest-environment jsdom
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { logoutMutationKey } from '../query/logout-key.ts';
import { createTestClient } from '../testing/create-test-client.ts';
import { followChanges } from './follow-changes.ts';

describe('followChanges', () => {
  const queryClient = new QueryClient();
  afterEach(() => queryClient.clear());

  it('SES-04 hears nothing while the reader logs out, and goes on when that failed', async () => {
    const client = createTestClient();
    const modes: unknown[] = [];
    const stop = followChanges({
      client,
      queryClient,
      emit: (event) => void modes.push('mode' in event && event.mode),
    });
    await expect.poll(() => modes).toEqual(['stream']);

    let fail: (reason: Error) => void = () => {};
    const leaving = new MutationObserver(queryClient, {
      mutationKey: logoutMutationKey,
      mutationFn: () => {
        modes.push('asked to end the session');
        return new Promise((_resolve, reject) => (fail = reject));
      },
    }).mutate();
    await expect.poll(() => modes).toEqual(['stream', 'paused', 'asked to end the session']);

    fail(new Error('unreachable'));
    await expect(leaving).rejects.toThrow();
    await expect.poll(() => modes.at(-1)).toBe('stream');
    stop();
  });
});
