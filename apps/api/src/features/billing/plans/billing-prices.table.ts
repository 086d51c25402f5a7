import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingInterval } from '@pinfold/contract/features/billing/billing-interval';
import type { PriceTier, TiersMode } from '@pinfold/contract/features/billing/price';

/** The prices that the setup has written to Stripe, so that nobody waits for Stripe to see a plan. */
export const billingPrices = pgTable('billing_prices', {
  stripePriceId: text('stripe_price_id').primaryKey(),
  /** Such as `standard_month_pln`. A price that was replaced keeps its row, and its key goes to the new one. */
  lookupKey: text('lookup_key').notNull(),
  productId: text('product_id').notNull(),
  /** Of a plan of `PINFOLD_BILLING_PLANS`. */
  planKey: text('plan_key').notNull(),
  interval: text('interval').$type<BillingInterval>().notNull(),
  /** ISO 4217, in lower case as Stripe writes it. */
  currency: text('currency').notNull(),
  tiersMode: text('tiers_mode').$type<TiersMode>().notNull(),
  tiers: jsonb('tiers').$type<PriceTier[]>().notNull(),
  /** False once it was replaced: who has it keeps it, and nobody else can order it. */
  isActive: boolean('is_active').notNull().default(true),
});
