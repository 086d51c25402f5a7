import type { DiscountAmount, InvoiceLine, TaxAmount } from '../objects/billing-objects.ts';
import type { Coupon, Discount, TaxRate } from '../objects/catalog-objects.ts';
import type { TaxExempt } from '../objects/customer-objects.ts';
import { rounded } from './tiered-amount.ts';

export interface InvoiceTotals {
  subtotal: number;
  total: number;
  total_excluding_tax: number;
  total_discount_amounts: DiscountAmount[];
  total_taxes: TaxAmount[];
}

export interface AppliedDiscount {
  discount: Discount;
  coupon: Coupon;
}

/** Fills in the discounts and taxes of lines, and adds everything up. Amounts are exact, rounded once for the invoice. */
export function computeTotals(
  lines: readonly { line: InvoiceLine; taxRates: readonly TaxRate[] }[],
  discounts: readonly AppliedDiscount[],
  exempt: TaxExempt,
): InvoiceTotals {
  for (const { line } of lines) {
    line.discount_amounts = [];
    line.taxes = [];
  }
  const discounted = discounts.map(({ discount, coupon }) =>
    applyDiscount(
      lines.map(({ line }) => line),
      discount,
      coupon,
    ),
  );
  const rates = new Map(lines.flatMap(({ taxRates }) => taxRates.map((rate) => [rate.id, rate] as const)));
  const taxes = [...rates.values()].map((rate) =>
    applyTax(
      lines.filter(({ taxRates }) => taxRates.some(({ id }) => id === rate.id)).map(({ line }) => line),
      rate,
      exempt,
    ),
  );
  const subtotal = sum(lines.map(({ line }) => line.amount));
  const off = sum(discounted.map(({ amount }) => amount));
  const taxOf = (behavior: TaxAmount['tax_behavior']) =>
    sum(taxes.filter((tax) => tax.tax_behavior === behavior).map(({ amount }) => amount));
  return {
    subtotal,
    total: subtotal - off + taxOf('exclusive'),
    total_excluding_tax: subtotal - off - taxOf('inclusive'),
    total_discount_amounts: discounted,
    total_taxes: taxes,
  };
}

/** What is left of a line after its discounts. */
export function netAmount({ amount, discount_amounts: discounts }: InvoiceLine): number {
  return amount - sum(discounts.map((one) => one.amount));
}

function applyDiscount(
  lines: readonly InvoiceLine[],
  { id: discount }: Discount,
  coupon: Coupon,
): DiscountAmount {
  const discountable = lines.filter((line) => line.discountable);
  const whole = sum(discountable.map(netAmount));
  const [share, of] =
    coupon.percent_off === null
      ? [BigInt(Math.max(0, Math.min(coupon.amount_off ?? 0, whole))), BigInt(Math.max(1, whole))]
      : [percentage(coupon.percent_off), wholePercentage];
  const parts = spread(discountable.map(netAmount), share, of);
  discountable.forEach((line, index) => {
    line.discount_amounts.push({ amount: parts[index] ?? 0, discount });
    if (!line.discounts.includes(discount)) line.discounts.push(discount);
  });
  return { amount: sum(parts), discount };
}

function applyTax(lines: readonly InvoiceLine[], rate: TaxRate, exempt: TaxExempt): TaxAmount {
  const share = exempt === 'none' ? percentage(rate.percentage) : 0n;
  const parts = spread(
    lines.map(netAmount),
    share,
    rate.inclusive ? wholePercentage + share : wholePercentage,
  );
  const taxOf = (amount: number, taxable: number): TaxAmount => ({
    amount,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: reasons[exempt],
    taxable_amount: rate.inclusive ? taxable - amount : taxable,
    type: 'tax_rate_details',
  });
  lines.forEach((line, index) => line.taxes.push(taxOf(parts[index] ?? 0, netAmount(line))));
  return taxOf(sum(parts), sum(lines.map(netAmount)));
}

const reasons = { none: 'standard_rated', reverse: 'reverse_charge', exempt: 'customer_exempt' } as const;

/** The share of each amount, so rounded that they add up to the rounded share of the whole. */
function spread(amounts: readonly number[], share: bigint, of: bigint): number[] {
  let whole = 0n;
  let before = 0n;
  return amounts.map((amount) => {
    whole += BigInt(amount);
    const until = rounded(whole * share, of);
    const part = Number(until - before);
    before = until;
    return part;
  });
}

const wholePercentage = 1_000_000n;

/** A percentage with at most four decimal places, as parts of `wholePercentage`. */
function percentage(percent: number): bigint {
  return BigInt(Math.round(percent * 10_000));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
