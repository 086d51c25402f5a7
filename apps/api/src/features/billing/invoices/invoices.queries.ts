import { and, desc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceDetails } from '@pinfold/contract/features/billing/invoices.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { billingInvoices } from './billing-invoices.table.ts';
import type { InvoiceRow } from './store-invoices.ts';

/** The invoices of a company, the newest first. */
export async function listInvoicesOf(
  queries: Queryable,
  companyId: number,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ count: number; results: Invoice[] }> {
  const ofCompany = eq(billingInvoices.companyId, companyId);
  const found = await queries
    .select()
    .from(billingInvoices)
    .where(ofCompany)
    .orderBy(desc(billingInvoices.issuedAt), desc(billingInvoices.id))
    .limit(size)
    .offset((page - 1) * size);
  return { count: await queries.$count(billingInvoices, ofCompany), results: found.map(toInvoice) };
}

/** @throws Problem `not_found`, also for an invoice of another company */
export async function requireInvoice(queries: Queryable, companyId: number, id: number): Promise<InvoiceRow> {
  const [row] = await queries
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.companyId, companyId), eq(billingInvoices.id, id)));
  if (!row) throw new Problem('not_found');
  return row;
}

export function toInvoiceDetails(row: InvoiceRow): InvoiceDetails {
  const { seller, buyer, lines } = row;
  return { ...toInvoice(row), seller, buyer, lines };
}

function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    net: row.net,
    tax: row.tax,
    total: row.total,
    amount_remaining: row.amountRemaining,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
    issued_at: row.issuedAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    paid_at: row.paidAt?.toISOString() ?? null,
    ksef_number: row.ksefNumber,
  };
}
