// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestClient } from '@pinfold/sdk/testing';
import { openPanel, type OpenPanelOptions } from '../testing/open-panel.tsx';

type Data = TestClient['server']['data'];

const inDays = (days: number) => new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString();

function openWith(prepare: (data: Data) => void, options: OpenPanelOptions = {}) {
  return openPanel('/user-settings/user-profile', { ...options, prepare });
}

function overdue({ company, billing }: Data): void {
  company.has_billing_subscription = true;
  const { subscription } = billing.subscription;
  if (!subscription) return;
  billing.subscription = {
    ...billing.subscription,
    status: 'past_due',
    subscription: { ...subscription, grace_ends_at: inDays(9) },
  };
}

test('PAY-04 who may pay is led from any page to the overdue invoice', async () => {
  openWith(overdue);
  await screen.findByText(/^Mamy problem z płatnością\. Opłać fakturę do/);
  const link = screen.getByRole('link', { name: 'Zapłać' });
  expect(link.getAttribute('href')).toBe('/user-settings/account-settings');
});

test('PAY-04 who may not pay hears that a payment is overdue, and whom to tell', async () => {
  const { client } = openWith(overdue, { data: { permissions: ['view_company_data'] } });
  await screen.findByText(
    /^Płatność za plan jest zaległa\..* Przekaż to osobie, która zarządza danymi firmy\.$/,
  );
  expect(screen.queryByRole('link', { name: 'Zapłać' })).toBeNull();
  expect(client.server.calls.map(({ operation }) => operation)).not.toContain('getSubscription');
});

test('PAY-04 a cancelled subscription is said in its last seven days', async () => {
  openWith((data) => {
    overdue(data);
    const { subscription } = data.billing.subscription;
    if (!subscription) return;
    data.billing.subscription = {
      ...data.billing.subscription,
      status: 'active',
      ends_at: inDays(7),
      subscription: { ...subscription, ends_at_period_end: true },
    };
  });
  expect(await screen.findByText(/^Anulowana subskrypcja kończy się .*\. Zostało 7 dni\.$/)).toBeTruthy();
});

test('PAY-04 who may not pay asks for nothing, and hears of a plan without a subscription whom to tell', async () => {
  const { client } = openWith(
    ({ company }) => {
      company.has_billing_subscription = false;
      company.plan_restrictions.expires_at = inDays(3);
    },
    { data: { permissions: ['view_company_data'] } },
  );
  await screen.findByText(/Zostały 3 dni\. Przekaż to osobie, która zarządza danymi firmy\.$/);
  expect(screen.queryByRole('link', { name: 'Wybierz plan' })).toBeNull();
  expect(client.server.calls.map(({ operation }) => operation)).not.toContain('getSubscription');
});
