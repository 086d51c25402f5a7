import type { Price, Tier } from '../objects/catalog-objects.ts';

/** A part of what a quantity costs, as a line of its own: units at one amount, or a flat amount. */
export interface PricedPart {
  /** Zero for a flat amount. */
  quantity: number;
  /** Minor units. */
  amount: number;
  unitAmountDecimal: string | null;
  /** From 1, where the price is graduated. */
  tier: number | null;
}

/** What a quantity costs, in the parts in which invoices list it (docs.stripe.com/products-prices/pricing-models). */
export function pricedParts(price: Price, quantity: number): PricedPart[] {
  if (!price.tiers) return [unitPart(price.unit_amount_decimal, quantity, null)];
  if (price.tiers_mode === 'volume') {
    const reached = price.tiers.find(({ up_to: upTo }) => upTo === null || quantity <= upTo);
    return reached ? partsOf(reached, quantity, null) : [];
  }
  const parts: PricedPart[] = [];
  let before = 0;
  for (const [index, tier] of price.tiers.entries()) {
    // The first tier's flat amount is due without any unit.
    if (index > 0 && quantity <= before) break;
    const within = Math.min(quantity, tier.up_to ?? quantity) - before;
    parts.push(...partsOf(tier, within, index + 1));
    before = tier.up_to ?? quantity;
  }
  return parts;
}

/** In minor units. */
export function priceAmount(price: Price, quantity: number): number {
  return pricedParts(price, quantity).reduce((sum, { amount }) => sum + amount, 0);
}

function partsOf(tier: Tier, quantity: number, number: number | null): PricedPart[] {
  const units =
    tier.unit_amount_decimal === null ? [] : [unitPart(tier.unit_amount_decimal, quantity, number)];
  const flat = tier.flat_amount_decimal;
  if (flat === null || scaled(flat) === 0n) return units;
  const amount = Number(rounded(scaled(flat), scale));
  return [...units, { quantity: 0, amount, unitAmountDecimal: null, tier: number }];
}

function unitPart(unitAmountDecimal: string | null, quantity: number, tier: number | null): PricedPart {
  const amount = Number(rounded(scaled(unitAmountDecimal ?? '0') * BigInt(quantity), scale));
  return { quantity, amount, unitAmountDecimal, tier };
}

const places = 12;
const scale = 10n ** BigInt(places);

/** A decimal number as a whole number of its twelfth decimal places. */
function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole) * scale + BigInt(fraction.padEnd(places, '0'));
  return decimal.startsWith('-') ? -value : value;
}

/** A quotient rounded to the nearest whole number, halves away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n === divisor < 0n ? 1n : -1n;
  const [top, bottom] = [absolute(dividend), absolute(divisor)];
  return sign * ((top * 2n + bottom) / (bottom * 2n));
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
