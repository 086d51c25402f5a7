import { sql } from 'drizzle-orm';
import { index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../database/columns.ts';

/** What Stripe has sent, raw, before anything is done with it. Deleted after 90 days, never logged. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** Stripe's own, such as `evt_1`. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null where it names none. */
    stripeCustomerId: text('stripe_customer_id'),
    raw: text('raw').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    /** Why nothing is done with it, such as a customer that nobody knows. */
    ignoredBecause: text('ignored_because'),
  },
  (table) => [
    index('billing_events_received').on(table.receivedAt),
    index('billing_events_waiting')
      .on(table.stripeCustomerId)
      .where(sql`${table.processedAt} is null`),
  ],
);

/** Each sync takes a ticket before it asks Stripe; what it has read is written only if no newer one has written. */
export const billingSyncTickets = pgSequence('billing_sync_tickets');
