import type { Schemas } from '../../client/schema.ts';

/** Polish VAT. */
export const vatPercent = 23;

type Taxed = Pick<Schemas['InvoiceLine'], 'amount' | 'tax' | 'tax_percent'>;

/** Returns a net amount with its tax; without a percentage the buyer accounts for it. */
export function taxed(amount: number, percent: number | null): Taxed {
  return { amount, tax: Math.round((amount * (percent ?? 0)) / 100), tax_percent: percent };
}

/** Returns what lines come to, in minor units. */
export function sumsOf(lines: readonly Taxed[]): Pick<Schemas['PricePreview'], 'net' | 'tax' | 'amount_due'> {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { net, tax, amount_due: Math.max(0, net + tax) };
}

/** Returns the same day some months later in ISO 8601, or the last day of a month that is too short. */
export function monthsAfter(moment: string, months: number): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}
