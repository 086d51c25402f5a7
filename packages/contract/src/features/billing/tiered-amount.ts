/** What the rule reads of a price. */
export interface TieredPrice {
  /** `graduated`: each unit at the price of its own tier; `volume`: all of them at the tier that the quantity reaches. */
  tiers_mode: 'graduated' | 'volume';
  /** Ascending; only the last has no end. */
  tiers: readonly Readonly<{
    /** The last quantity of the tier; null: without an end. */
    up_to: number | null;
    /** In minor units, for one unit and interval, with up to 12 decimal places. */
    unit_amount_decimal: string;
  }>[];
}

/**
 * Returns what a quantity costs for an interval: net, in minor units, exact. Each tier is a line of the invoice and is
 * rounded for itself, halves up, as Stripe does (docs.stripe.com/products-prices/pricing-models). For labels: what is
 * charged is what the preview says. A quantity past the last tier costs what the tiers cover.
 */
export function tieredAmount({ tiers_mode: mode, tiers }: TieredPrice, quantity: number): bigint {
  if (mode === 'volume') {
    const reached = tiers.find(({ up_to: upTo }) => upTo === null || quantity <= upTo);
    return reached ? amountOf(reached.unit_amount_decimal, quantity) : 0n;
  }
  let amount = 0n;
  let before = 0;
  for (const { up_to: upTo, unit_amount_decimal: decimal } of tiers) {
    const last = Math.min(quantity, upTo ?? quantity);
    if (last <= before) break;
    amount += amountOf(decimal, last - before);
    before = last;
  }
  return amount;
}

const places = 12;
const scale = 10n ** BigInt(places);

function amountOf(decimal: string, quantity: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const unit = BigInt(whole) * scale + BigInt(fraction.padEnd(places, '0'));
  return (unit * BigInt(quantity) * 2n + scale) / (scale * 2n);
}
