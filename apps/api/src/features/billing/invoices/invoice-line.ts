import type Stripe from 'stripe';
import type { InvoiceLine } from '@pinfold/contract/features/billing/invoice';

/** Returns a line of an invoice or of a preview. `rates` are those of the invoice. */
export function lineOfStripe(line: Stripe.InvoiceLineItem, rates: readonly Stripe.TaxRate[]): InvoiceLine {
  const taxes = line.taxes ?? [];
  const discount = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    description: line.description ?? '',
    quantity: line.quantity,
    amount: line.amount - discount,
    tax: taxOfStripe(taxes),
    tax_percent: percentOf(taxes, rates),
    period_start: textOf(line.period.start),
    period_end: textOf(line.period.end),
  };
}

/** Returns the sum of taxes, in minor units. */
export function taxOfStripe(taxes: readonly { amount: number }[] | null): number {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

function percentOf(
  taxes: NonNullable<Stripe.InvoiceLineItem['taxes']>,
  rates: readonly Stripe.TaxRate[],
): number | null {
  const [tax] = taxes;
  if (!tax || tax.taxability_reason === 'reverse_charge') return null;
  const rate = rates.find(({ id }) => id === tax.tax_rate_details?.tax_rate);
  if (rate) return rate.percentage;
  return tax.taxable_amount ? Math.round((tax.amount / tax.taxable_amount) * 100) : null;
}

function textOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
