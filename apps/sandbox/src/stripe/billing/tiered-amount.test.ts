import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directStripe, makeCatalog } from '../../testing/official-stripe.ts';
import type { Price } from '../objects/catalog-objects.ts';
import { priceAmount } from './tiered-amount.ts';

const steps = fc.array(
  fc.record({
    width: fc.integer({ min: 1, max: 9 }),
    unit: fc.integer({ min: 0, max: 9999 }),
    flat: fc.nat({ max: 500 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function priceOf(
  mode: 'graduated' | 'volume',
  given: { width: number; unit: number; flat: number }[],
): Price {
  let upTo = 0;
  const tiers = given.map(({ width, unit, flat }, index) => {
    upTo += width;
    return {
      up_to: index === given.length - 1 ? null : upTo,
      unit_amount: unit,
      unit_amount_decimal: String(unit),
      flat_amount: flat,
      flat_amount_decimal: String(flat),
    };
  });
  return { tiers, tiers_mode: mode } as Partial<Price> as Price;
}

test('PAY-01 a graduated price counts each unit at its own tier', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 40 }), (given, quantity) => {
      const price = priceOf('graduated', given);
      const tierOf = (unit: number) =>
        (price.tiers ?? []).findIndex(({ up_to: upTo }) => upTo === null || unit <= upTo);
      let amount = 0;
      for (let unit = 1; unit <= quantity; unit += 1) {
        const tier = tierOf(unit);
        amount += given[tier]?.unit ?? 0;
        // The first unit of a tier brings the tier's flat amount with it.
        if (unit === 1 || tierOf(unit - 1) !== tier) amount += given[tier]?.flat ?? 0;
      }
      expect(priceAmount(price, quantity)).toBe(amount);
    }),
  );
});

test('PAY-01 a volume price counts all units at the tier that is reached', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 40 }), (given, quantity) => {
      const price = priceOf('volume', given);
      const tier = (price.tiers ?? []).findIndex(({ up_to: upTo }) => upTo === null || quantity <= upTo);
      expect(priceAmount(price, quantity)).toBe(
        quantity * (given[tier]?.unit ?? 0) + (given[tier]?.flat ?? 0),
      );
    }),
  );
});

test('PAY-01 decimal amounts are exact until the end, and halves are rounded away from zero', () => {
  const price = { unit_amount_decimal: '0.000000000001' } as Partial<Price> as Price;
  expect(priceAmount(price, 500_000_000_000)).toBe(1);
  expect(priceAmount(price, 499_999_999_999)).toBe(0);
});

test.for([
  ['graduated', 5, 24_500],
  ['graduated', 6, 28_400],
  ['volume', 5, 24_500],
  ['volume', 6, 23_400],
] as const)(
  'PAY-01 a preview of a %s price for %i locations is %i and VAT',
  async ([mode, quantity, net]) => {
    const { stripe } = await directStripe();
    const { month, vat } = await makeCatalog(stripe, mode);
    const preview = await stripe.invoices.createPreview({
      currency: 'pln',
      customer_details: { address: { country: 'PL' } },
      subscription_details: { items: [{ price: month.id, quantity }], default_tax_rates: [vat.id] },
    });
    const tax = Math.round(net * 0.23);
    expect(preview).toMatchObject({ subtotal: net, total: net + tax, amount_due: net + tax });
    expect(preview.total_taxes).toMatchObject([{ amount: tax, taxable_amount: net }]);
  },
);
