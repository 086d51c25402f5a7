// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useInvoices } from './use-invoices.ts';
import { useSubscription } from './use-subscription.ts';

test('PAY-04 a cancellation shows at once, and can be taken back', async () => {
  const { result } = renderHookInPinfold(() => useSubscription(), { client: createTestClient() });
  await waitFor(() => expect(result.current.isSelling).toBe(true));
  await act(() => result.current.cancel.mutateAsync());
  await waitFor(() => expect(result.current.data?.subscription?.ends_at_period_end).toBe(true));
  await act(() => result.current.resume.mutateAsync());
  await waitFor(() => expect(result.current.data?.subscription?.ends_at_period_end).toBe(false));
});

test('PAY-04 where nothing is sold is known without a fault for the page', async () => {
  const client = createTestClient({ failures: { getSubscription: 'not_found' } });
  const { result } = renderHookInPinfold(() => useSubscription(), { client });
  await waitFor(() => expect(result.current.isSelling).toBe(false));
});

test('PAY-04 who may not buy asks for nothing of it', async () => {
  const client = createTestClient({ data: { permissions: ['view_company_data'] } });
  const { result } = renderHookInPinfold(() => [useSubscription(), useInvoices()] as const, { client });
  await waitFor(() => expect(client.server.calls.length).toBeGreaterThan(0));
  expect(result.current[0].isSelling).toBeUndefined();
  const asked = client.server.calls.map(({ operation }) => operation);
  expect(asked).not.toContain('getSubscription');
  expect(asked).not.toContain('listInvoices');
});

test('PAY-04 an invoice that was paid meanwhile is read again when it cannot be paid', async () => {
  const client = createTestClient();
  const { billing } = client.server.data;
  const [newest] = billing.invoices;
  if (newest) Object.assign(newest, { status: 'open', amount_remaining: newest.total });
  const { result } = renderHookInPinfold(() => useInvoices(), { client });
  await waitFor(() => expect(result.current.invoices[0]?.status).toBe('open'));
  if (newest) Object.assign(newest, { status: 'paid', amount_remaining: 0 });
  act(() => result.current.pay.mutate({ id: newest?.id ?? 0, method: 'card' }));
  await waitFor(() => expect(result.current.invoices[0]?.status).toBe('paid'));
  expect(result.current.pay.error?.code).toBe('nothing_to_pay');
});
