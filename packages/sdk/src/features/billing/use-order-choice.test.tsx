// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useOrderChoice } from './use-order-choice.ts';

test('PAY-01 while the subscription cannot be read, nothing is decided as if there were none', async () => {
  const client = createTestClient({
    data: { memberType: memberTypes.owner },
    failures: { getSubscription: 'permission_denied' },
  });
  const { result } = renderHookInPinfold(() => useOrderChoice(), { client });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.plans).toBeDefined();
  expect(result.current.order).toBeUndefined();
});
