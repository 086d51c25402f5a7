import type Stripe from 'stripe';
import type { PricePreview } from '@pinfold/contract/features/billing/orders.endpoints';
import { lineOfStripe, taxOfStripe } from '../invoices/invoice-line.ts';

/** Returns what is shown of a preview of Stripe's. */
export function previewToWire(invoice: Stripe.Invoice): Omit<PricePreview, 'renewal' | 'change'> {
  return {
    ...sumsOf(invoice),
    currency: invoice.currency,
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lines: invoice.lines.data.map((line) => lineOfStripe(line, invoice.default_tax_rates)),
  };
}

/** Returns what a renewal at `at` costs. */
export function renewalToWire(invoice: Stripe.Invoice, at: Date): PricePreview['renewal'] {
  return { ...sumsOf(invoice), at: at.toISOString() };
}

function sumsOf({ total, total_taxes: taxes, amount_due: due }: Stripe.Invoice) {
  const tax = taxOfStripe(taxes);
  return { net: total - tax, tax, amount_due: due };
}
