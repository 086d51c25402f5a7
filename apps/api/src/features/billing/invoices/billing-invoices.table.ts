import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InvoiceLine, InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import type { InvoiceStatus } from '@pinfold/contract/features/billing/invoice-status';
import { companyId, identity, moment } from '../../../database/columns.ts';

/** Invoices as Stripe counts them, with both parties frozen as they were when it was issued. Amounts in minor units. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    companyId: companyId(),
    id: identity(),
    stripeInvoiceId: text('stripe_invoice_id').notNull().unique(),
    /** Null while it is a draft. */
    number: text('number'),
    status: text('status').$type<InvoiceStatus>().notNull(),
    currency: text('currency').notNull(),
    net: bigint('net', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    amountRemaining: bigint('amount_remaining', { mode: 'number' }).notNull(),
    /** More than was due came in; what is too much goes back. */
    amountOverpaid: bigint('amount_overpaid', { mode: 'number' }).notNull().default(0),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    issuedAt: moment('issued_at').notNull(),
    dueAt: moment('due_at'),
    paidAt: moment('paid_at'),
    seller: jsonb('seller').$type<InvoiceParty>(),
    buyer: jsonb('buyer').$type<InvoiceParty>(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull().default([]),
    /** The number that the national system of e-invoices has given it. */
    ksefNumber: text('ksef_number'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('billing_invoices_issued').on(table.companyId, table.issuedAt),
  ],
);
