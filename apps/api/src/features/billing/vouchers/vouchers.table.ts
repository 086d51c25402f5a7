import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, moment, reference } from '../../../database/columns.ts';

/** Codes that give a plan for some days, without a payment. */
export const vouchers = pgTable('billing_vouchers', {
  id: reference('id').generatedByDefaultAsIdentity().primaryKey(),
  /** SHA-256 of the number in its canonical form. */
  hash: text('hash').notNull().unique(),
  planKey: text('plan_key').notNull(),
  days: integer('days').notNull(),
  maxUses: integer('max_uses').notNull().default(1),
  /** The last moment at which it can be redeemed. */
  expiresAt: moment('expires_at'),
  /** What the operator calls those that were made together. */
  batch: text('batch').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Who has redeemed what; the number stays readable to the company. */
export const voucherUses = pgTable(
  'billing_voucher_uses',
  {
    companyId: companyId(),
    voucherId: reference('voucher_id').notNull(),
    number: text('number').notNull(),
    usedBy: reference('used_by').notNull(),
    usedAt: moment('used_at').notNull(),
    /** Until when the plan goes by it. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.companyId] }),
    index('billing_voucher_uses_company').on(table.companyId),
  ],
);
