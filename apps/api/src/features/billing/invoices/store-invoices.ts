import { eq, sql } from 'drizzle-orm';
import type { InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import type Stripe from 'stripe';
import type { Queryable } from '../../../database/database.ts';
import { billingInvoices } from './billing-invoices.table.ts';
import { invoiceOfStripe, type StripeInvoiceRow } from './invoice-of-stripe.ts';

export type InvoiceRow = typeof billingInvoices.$inferSelect;

/** Invoices that a sync has changed. */
export interface StoredInvoices {
  hasChanged: boolean;
  /** Issued since the last sync. */
  issued: StripeInvoiceRow[];
}

/** Stores what differs. The parties stay as they were when an invoice was first seen. */
export async function storeInvoices(
  tx: Queryable,
  companyId: number,
  invoices: readonly Stripe.Invoice[],
  seller: InvoiceParty | undefined,
): Promise<StoredInvoices> {
  const known = new Map(
    (await tx.select().from(billingInvoices).where(eq(billingInvoices.companyId, companyId))).map((row) => [
      row.stripeInvoiceId,
      row,
    ]),
  );
  const found = invoices.flatMap((one) => invoiceOfStripe(one) ?? []);
  const issued = found.filter(({ stripeInvoiceId }) => !known.has(stripeInvoiceId));
  const changed = found.filter((row) => {
    const before = known.get(row.stripeInvoiceId);
    return before !== undefined && differs(row, before);
  });
  const rows = [...issued, ...changed].map((row) => ({ ...row, companyId, seller: seller ?? null }));
  if (rows.length > 0)
    await tx
      .insert(billingInvoices)
      .values(rows)
      .onConflictDoUpdate({
        target: billingInvoices.stripeInvoiceId,
        set: {
          number: sql`excluded.number`,
          status: sql`excluded.status`,
          amountRemaining: sql`excluded.amount_remaining`,
          amountOverpaid: sql`excluded.amount_overpaid`,
          dueAt: sql`excluded.due_at`,
          paidAt: sql`excluded.paid_at`,
        },
      });
  return { hasChanged: rows.length > 0, issued };
}

/** What can change of an invoice that was issued. */
function differs(row: StripeInvoiceRow, before: InvoiceRow): boolean {
  return (
    row.number !== before.number ||
    row.status !== before.status ||
    row.amountRemaining !== before.amountRemaining ||
    row.amountOverpaid !== before.amountOverpaid ||
    row.dueAt?.getTime() !== before.dueAt?.getTime() ||
    row.paidAt?.getTime() !== before.paidAt?.getTime()
  );
}
