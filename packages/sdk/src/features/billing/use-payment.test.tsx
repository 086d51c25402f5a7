// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestOrder } from '../../testing/billing/billing-fixtures.ts';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { usePaymentResult } from './use-payment.ts';

function open(sessionId: string | undefined, change: Partial<TestOrder>, options?: TestClientOptions) {
  const client = createTestClient(options);
  const { billing } = client.server.data;
  billing.orders = billing.orders.map((order) => ({ ...order, ...change }));
  const { result } = renderHookInPinfold(() => usePaymentResult(sessionId), { client });
  const confirmations = () => client.server.calls.filter(({ operation }) => operation === 'confirmPayment');
  return { client, result, confirmations };
}

test('PAY-02 the return from a payment has it looked at once', async () => {
  const { result, confirmations } = open('cs_test_1', { status: 'pending' });
  await waitFor(() => expect(result.current.data?.status).toBe('success'));
  expect(confirmations().map(({ body }) => body)).toEqual([{ session_id: 'cs_test_1' }]);
});

test("PAY-02 a stranger's session shows the company's own newest payment", async () => {
  const { result, confirmations } = open('cs_test_99', { status: 'failed', failure: 'wrong_card' });
  await waitFor(() => expect(result.current.data).toMatchObject({ status: 'failed', failure: 'wrong_card' }));
  expect(confirmations()).toHaveLength(1);
});

test('PAY-02 while the provider is silent, what is known is shown', async () => {
  const { result } = open(
    'cs_test_1',
    { status: 'pending' },
    { failures: { confirmPayment: 'provider_unavailable' } },
  );
  await waitFor(() => expect(result.current.data?.status).toBe('pending'));
});

test('PAY-02 without a session nothing is confirmed, and a payment that waits is followed', async () => {
  const { client, result, confirmations } = open(undefined, { status: 'pending' });
  await waitFor(() => expect(result.current.data?.status).toBe('pending'));
  client.server.data.billing.orders = client.server.data.billing.orders.map((order) => ({
    ...order,
    status: 'success',
  }));
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data?.status).toBe('success'));
  expect(confirmations()).toEqual([]);
});

test('PAY-02 in the demo nothing is confirmed', async () => {
  const { result, confirmations } = open('cs_test_1', { status: 'pending' }, { data: { isDemo: true } });
  await waitFor(() => expect(result.current.data?.status).toBe('pending'));
  expect(confirmations()).toEqual([]);
});
