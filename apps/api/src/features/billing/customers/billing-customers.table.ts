import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { TaxNumberStatus } from '@pinfold/contract/features/billing/tax-number';
import { companies } from '../../company/company.table.ts';
import { moment, reference } from '../../../database/columns.ts';

/** Whom a company is to the payment provider, and to whom its invoices are written. */
export const billingCustomers = pgTable('billing_customers', {
  companyId: reference('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Null until the first order. */
  stripeCustomerId: text('stripe_customer_id').unique(),
  taxId: text('tax_id').notNull().default(''),
  taxStatus: text('tax_status').$type<TaxNumberStatus>().notNull().default('none'),
  taxCheckedAt: moment('tax_checked_at'),
  companyName: text('company_name').notNull().default(''),
  street: text('street').notNull().default(''),
  houseNumber: text('house_number').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default('PL'),
  email: text('email').notNull().default(''),
  /** What was chosen before the first order: a price's lookup key, how many locations, and a code. */
  initialPrice: text('initial_price'),
  initialQuantity: integer('initial_quantity'),
  initialPromotionCode: text('initial_promotion_code'),
  syncedAt: moment('synced_at'),
  /** Of the newest sync that has written; an older one writes nothing. Taken from `billing_sync_tickets`. */
  syncTicket: bigint('sync_ticket', { mode: 'number' })
    .notNull()
    .default(sql`0`),
});
