import type { InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import { type InvoiceStatus, invoiceStatuses } from '@pinfold/contract/features/billing/invoice-status';
import type Stripe from 'stripe';
import { atSecond } from '../sync/read-billing.ts';
import { lineOfStripe, taxOfStripe } from './invoice-line.ts';
import type { billingInvoices } from './billing-invoices.table.ts';

/** An invoice as it is stored, apart from what only we know of it. */
export type StripeInvoiceRow = Omit<
  typeof billingInvoices.$inferSelect,
  'companyId' | 'id' | 'seller' | 'ksefNumber'
>;

/** Returns what is kept of an invoice; undefined while Stripe still counts it. */
export function invoiceOfStripe(invoice: Stripe.Invoice): StripeInvoiceRow | undefined {
  const { id, status_transitions: at, currency, lines } = invoice;
  const status = statusOf(invoice);
  if (status === 'draft') return undefined;
  const issuedAt = atSecond(invoice.effective_at ?? at.finalized_at ?? invoice.created);
  const starts = lines.data.map(({ period }) => period.start);
  const ends = lines.data.map(({ period }) => period.end);
  return {
    stripeInvoiceId: id,
    number: invoice.number,
    status,
    currency,
    net: invoice.total_excluding_tax ?? invoice.total - taxOfStripe(invoice.total_taxes),
    tax: taxOfStripe(invoice.total_taxes),
    total: invoice.total,
    amountRemaining: status === 'open' ? invoice.amount_remaining : 0,
    amountOverpaid: invoice.amount_overpaid,
    // Stripe's own period of an invoice is the one before what is invoiced.
    periodStart: atSecond(starts.length === 0 ? invoice.period_start : Math.min(...starts)),
    periodEnd: atSecond(ends.length === 0 ? invoice.period_end : Math.max(...ends)),
    issuedAt,
    dueAt: atSecond(invoice.due_date),
    paidAt: atSecond(at.paid_at),
    buyer: buyerOf(invoice),
    lines: lines.data.map((line) => lineOfStripe(line, invoice.default_tax_rates)),
  };
}

/** Stripe may add words for states that we know nothing of: so long they ask for nothing. */
function statusOf({ status }: Stripe.Invoice): InvoiceStatus {
  return invoiceStatuses.find((one) => one === status) ?? 'draft';
}

/** Stripe freezes the customer when it issues an invoice. The number of the house is a part of the street there. */
function buyerOf(invoice: Stripe.Invoice): InvoiceParty {
  const address = invoice.customer_address;
  return {
    tax_id: invoice.customer_tax_ids?.[0]?.value ?? '',
    name: invoice.customer_name ?? '',
    street: [address?.line1, address?.line2].filter(Boolean).join(', '),
    house_number: '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
    email: invoice.customer_email ?? '',
  };
}
