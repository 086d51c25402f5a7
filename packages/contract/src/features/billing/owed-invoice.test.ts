import { expect, test } from 'vitest';
import { firstOwed } from './owed-invoice.ts';

test('PAY-04 of several open invoices the oldest is paid first', () => {
  const invoices = [
    { id: 4, status: 'open', amount_remaining: 400 },
    { id: 3, status: 'open', amount_remaining: 300 },
    { id: 2, status: 'open', amount_remaining: 0 },
    { id: 1, status: 'void', amount_remaining: 100 },
  ] as const;
  expect(firstOwed(invoices)?.id).toBe(3);
  expect(firstOwed(invoices.slice(2))).toBeUndefined();
});
