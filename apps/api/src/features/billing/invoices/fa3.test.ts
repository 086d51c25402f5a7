import { expect, test } from 'vitest';
import type { InvoiceLine } from '@pinfold/contract/features/billing/invoice';
import { fa3 } from './fa3.ts';
import { invoicePage } from './invoice-page.ts';
import type { InvoiceRow } from './store-invoices.ts';

const writtenAt = new Date('2026-11-02T08:00:00.123Z');

const line: InvoiceLine = {
  description: '12 × Standard <b> & "więcej"',
  quantity: 12,
  amount: 100_000,
  tax: 23_000,
  tax_percent: 23,
  period_start: '2026-11-01T00:00:00.000Z',
  period_end: '2026-12-01T00:00:00.000Z',
};

const party = {
  tax_id: '999-100-10-10',
  name: 'Pinfold sp. z o.o.',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  email: 'faktury@pinfold.test',
};

const invoice: InvoiceRow = {
  companyId: 1,
  id: 1,
  stripeInvoiceId: 'in_1',
  number: 'PIN-0001',
  status: 'paid',
  currency: 'pln',
  net: 100_000,
  tax: 23_000,
  total: 123_000,
  amountRemaining: 0,
  amountOverpaid: 0,
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  // Already the second of the month in Warsaw.
  issuedAt: new Date('2026-11-01T23:30:00Z'),
  dueAt: null,
  paidAt: new Date('2026-11-01T23:30:00Z'),
  seller: party,
  buyer: { ...party, tax_id: 'PL5252248481', name: 'Kawiarnia Lipa' },
  lines: [line],
  ksefNumber: null,
};

/** The values of a field, in the order in which they stand. */
function valuesOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
}

test('PAY-01 an invoice as FA(3) names both parties, the day in Poland, and sums by rate', () => {
  const text = fa3(invoice, writtenAt);
  expect(valuesOf(text, 'NIP')).toEqual(['9991001010', '5252248481']);
  expect(valuesOf(text, 'P_1')).toEqual(['2026-11-02']);
  expect(valuesOf(text, 'P_2')).toEqual(['PIN-0001']);
  expect(valuesOf(text, 'P_7')).toEqual(['12 × Standard &lt;b&gt; &amp; &quot;więcej&quot;']);
  expect(valuesOf(text, 'P_9A')).toEqual(['83.33333333']);
  expect([valuesOf(text, 'P_13_1'), valuesOf(text, 'P_14_1'), valuesOf(text, 'P_15')]).toEqual([
    ['1000.00'],
    ['230.00'],
    ['1230.00'],
  ]);
  expect(valuesOf(text, 'P_18')).toEqual(['2']);
});

test('PAY-01 a buyer elsewhere in the EU accounts for the tax: KodUE, np II and no tax', () => {
  const text = fa3(
    {
      ...invoice,
      tax: 0,
      total: 100_000,
      buyer: { ...party, tax_id: 'DE123456789', country: 'DE' },
      lines: [{ ...line, tax: 0, tax_percent: null }],
    },
    writtenAt,
  );
  expect([valuesOf(text, 'KodUE'), valuesOf(text, 'NrVatUE')]).toEqual([['DE'], ['123456789']]);
  expect([valuesOf(text, 'P_12'), valuesOf(text, 'P_13_9'), valuesOf(text, 'P_18')]).toEqual([
    ['np II'],
    ['1000.00'],
    ['1'],
  ]);
  expect(valuesOf(text, 'P_14_1')).toEqual([]);
});

test('PAY-01 without a seller there is no FA(3)', () => {
  expect(() => fa3({ ...invoice, seller: null }, writtenAt)).toThrow('seller_missing');
});

test('PAY-01 the page to print names the same day, and a void invoice is in no books', () => {
  expect(invoicePage(invoice, 'en')).toContain('2 November 2026');
  expect(() => fa3({ ...invoice, status: 'void' }, writtenAt)).toThrow('not_found');
});
