import { desc, eq } from 'drizzle-orm';
import { csvText } from '@pinfold/contract/csv-text';
import type { InvoiceFile, invoiceFileTypes } from '@pinfold/contract/features/billing/invoices.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { billingInvoices } from './billing-invoices.table.ts';
import { fa3 } from './fa3.ts';
import { invoicePage } from './invoice-page.ts';
import { requireInvoice } from './invoices.queries.ts';
import { polishDay } from './polish-day.ts';

/**
 * Returns an invoice as a file.
 * @throws Problem `not_found`, `seller_missing`
 */
export async function invoiceFile(
  { database, now }: Services,
  { companyId }: Member,
  id: number,
  { type, language }: { type: (typeof invoiceFileTypes)[number]; language: Language },
): Promise<InvoiceFile> {
  const invoice = await requireInvoice(database.queries, companyId, id);
  const filename = `${(invoice.number ?? String(id)).replaceAll(/[^\w-]/g, '-')}.${type}`;
  return type === 'xml'
    ? { filename, content_type: 'application/xml', content: fa3(invoice, now()) }
    : { filename, content_type: 'text/html', content: invoicePage(invoice, language) };
}

const columns = [
  'number',
  'status',
  'issued',
  'period_start',
  'period_end',
  'due',
  'paid',
  'currency',
  'net',
  'tax',
  'total',
  'remaining',
  'buyer',
  'ksef',
] as const;

/** Returns all invoices as CSV, which a spreadsheet in the reader's language opens by a double click. */
export async function invoicesAsCsv(
  { database, now }: Services,
  { companyId }: Member,
  language: Language,
): Promise<InvoiceFile> {
  const found = await database.queries
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.companyId, companyId))
    .orderBy(desc(billingInvoices.issuedAt), desc(billingInvoices.id));
  const lines = found.map((one) => [
    one.number,
    translate(language, `invoice.statuses.${one.status}`),
    dayOf(one.issuedAt),
    dayOf(one.periodStart),
    dayOf(one.periodEnd),
    dayOf(one.dueAt),
    dayOf(one.paidAt),
    one.currency.toUpperCase(),
    one.net / 100,
    one.tax / 100,
    one.total / 100,
    one.amountRemaining / 100,
    one.buyer?.name ?? null,
    one.ksefNumber,
  ]);
  const header = columns.map((column) => translate(language, `invoice.${column}`));
  return {
    filename: `${translate(language, 'invoice.file')}-${polishDay(now())}.csv`,
    content_type: 'text/csv',
    content: csvText([header, ...lines], language),
  };
}

function dayOf(at: Date | null): string | null {
  return at && polishDay(at);
}
