import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingStatus } from '@pinfold/contract/features/billing/billing-status';
import type { BillingInterval } from '@pinfold/contract/features/billing/billing-interval';
import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import { moment, reference } from '../../../database/columns.ts';
import { companies } from '../../company/company.table.ts';

/** What people see of a card. */
export interface KnownCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** How a company's subscription stands, as the newest sync found it at Stripe. One row for each company that bought. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    companyId: reference('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    status: text('status').$type<BillingStatus>().notNull(),
    /** Stripe's own word for it. */
    stripeStatus: text('stripe_status').notNull(),
    method: text('method').$type<PaymentMethodKind>().notNull(),
    card: jsonb('card').$type<KnownCard>(),
    stripePriceId: text('stripe_price_id').notNull(),
    planKey: text('plan_key').notNull(),
    interval: text('interval').$type<BillingInterval>().notNull(),
    quantity: integer('quantity').notNull(),
    /** What was paid for: it grows with a payment and shrinks at the end of the period. */
    entitledPlanKey: text('entitled_plan_key').notNull(),
    entitledQuantity: integer('entitled_quantity').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Since when an invoice is overdue. */
    pastDueSince: moment('past_due_since'),
    endedAt: moment('ended_at'),
    currency: text('currency').notNull(),
  },
  (table) => [index('billing_subscriptions_period').on(table.periodEnd)],
);
