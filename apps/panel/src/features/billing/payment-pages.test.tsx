// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });

test('PAY-04 invoice data leads on with the choice, and back to it', async () => {
  openPanel('/invoice-data?plan=pro&quantity=12');
  const back = await screen.findByRole('link', { name: 'Wróć do wyboru planu' });
  expect(back.getAttribute('href')).toBe('/order-details?plan=pro&quantity=12');
  fireEvent.click(await screen.findByRole('button', { name: 'Dalej' }));
  await waitFor(() => expect(address()).toBe('/checkout?plan=pro&quantity=12'));
});

test('PAY-02 the return from a payment confirms its session', async () => {
  const { client } = openPanel('/payment-completed?session_id=cs_test_1', {
    prepare: ({ billing }) => {
      billing.orders = billing.orders.map((order) => ({ ...order, status: 'pending' }));
    },
  });
  await heading('Dziękujemy, płatność dotarła');
  const asked = client.server.calls.filter(({ operation }) => operation === 'confirmPayment');
  expect(asked.map(({ body }) => body)).toEqual([{ session_id: 'cs_test_1' }]);
});

test('PAY-02 who was logged out while paying comes back to the result', async () => {
  openPanel('/payment-completed?session_id=cs_test_1', { isLoggedIn: false });
  await heading('Zaloguj się');
  expect(address()).toBe('/session/login?next=%2Fpayment-completed%3Fsession_id%3Dcs_test_1');
});
