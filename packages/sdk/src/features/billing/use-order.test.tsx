// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useOrder } from './use-order.ts';

test('PAY-02 sent again it is the same order, and a new one once the former was left unpaid', async () => {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  const { billing } = client.server.data;
  billing.subscription = { ...billing.subscription, status: 'trial', subscription: null };
  const items = [{ price: 'standard_month_pln', quantity: 60 }];
  const basket = { currency: 'pln', items, promotion_code: null };
  const order = {
    ...basket,
    payment_method: 'card' as const,
    expected_amount_due: 478_470,
    accepted_terms: true,
  };
  const { result } = renderHookInPinfold(useOrder, { client });
  const send = () => act(() => result.current.mutateAsync(order));
  const first = await send();
  expect(await send()).toEqual(first);
  billing.orders = billing.orders.map((one) => ({ ...one, status: 'failed', redirect_url: null }));
  const second = await send();
  expect(second.id).not.toBe(first.id);
  expect(second.status).toBe('pending');
  await waitFor(() => expect(result.current.data).toEqual(second));
});
