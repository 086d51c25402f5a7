// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

const address = '/user-settings/account-settings';
const heading = (name: string) => screen.findByRole('heading', { name });

test('PAY-04 who manages the company sees the subscription, its invoices and the voucher', async () => {
  openPanel(address, { data: { planLimits: { max_company_users: 1 } } });
  for (const name of ['Subskrypcja', 'Faktury', 'Kod aktywacyjny']) await heading(name);
  const link = await screen.findByRole('link', { name: 'Zmień plan' });
  expect(link.getAttribute('href')).toBe('/order-details');
  const room = await screen.findByRole('link', { name: 'Zobacz, co zwolnić' });
  expect(room.getAttribute('href')).toBe('/order-details/limits?limit=max_company_users');
});

test('PAY-04 other members see the plan and its usage, and nothing of payments is asked for', async () => {
  const { client } = openPanel(address, { data: { permissions: ['view_company_data'] } });
  await heading('Limity');
  await screen.findByText('Nazwa planu');
  const asked = client.server.calls.map(({ operation }) => operation);
  expect(asked).not.toContain('getSubscription');
  expect(screen.queryByRole('heading', { name: 'Faktury' })).toBeNull();
});

test('PAY-04 where nothing is sold, the plan is shown without payments', async () => {
  const failures = { getSubscription: 'not_found', listInvoices: 'not_found' } as const;
  openPanel(address, { failures });
  await screen.findByText('Nazwa planu');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Faktury' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Kod aktywacyjny' })).toBeNull();
});
