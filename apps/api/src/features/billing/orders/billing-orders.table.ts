import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import type { OrderFailure, OrderStatus } from './order-lifecycle.ts';

/** What an order is for: a first plan, another one, an invoice that is open, or another card. */
export type OrderKind = 'subscribe' | 'change' | 'invoice' | 'card';

/** What people of a company set out to pay. At most one a company is under way (`creating`, `open`). */
export const billingOrders = pgTable(
  'billing_orders',
  {
    companyId: companyId(),
    id: identity(),
    /** The `Idempotency-Key` of the request. */
    key: text('key').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('creating'),
    method: text('method').$type<PaymentMethodKind>().notNull(),
    /** Null where nothing but an invoice or a card is concerned. */
    stripePriceId: text('stripe_price_id'),
    quantity: integer('quantity'),
    promotionCode: text('promotion_code'),
    /** In minor units, as the buyer saw them. */
    currency: text('currency').notNull(),
    amountDue: bigint('amount_due', { mode: 'number' }).notNull().default(0),
    tax: bigint('tax', { mode: 'number' }).notNull().default(0),
    stripeSessionId: text('stripe_session_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    stripeInvoiceId: text('stripe_invoice_id'),
    /** Where the buyer pays. */
    url: text('url'),
    /** Of the last try to pay, also while the page still takes another one. */
    failure: text('failure').$type<OrderFailure>(),
    /** How many sessions were begun; a part of their idempotency keys. */
    tries: integer('tries').notNull().default(0),
    orderedBy: reference('ordered_by').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When the page to pay on closes. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('billing_orders_key').on(table.companyId, table.key),
    uniqueIndex('billing_orders_under_way')
      .on(table.companyId)
      .where(sql`${table.status} in ('creating', 'open')`),
    index('billing_orders_unfinished')
      .on(table.changedAt)
      .where(sql`${table.status} in ('creating', 'open')`),
  ],
);
