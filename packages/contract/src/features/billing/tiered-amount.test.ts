import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tieredAmount, type TieredPrice } from './tiered-amount.ts';

const steps: TieredPrice['tiers'] = [
  { up_to: 5, unit_amount_decimal: '4900' },
  { up_to: 10, unit_amount_decimal: '4400' },
  { up_to: null, unit_amount_decimal: '3900.5' },
];

test.each<[TieredPrice['tiers_mode'], number, bigint]>([
  ['graduated', 0, 0n],
  ['graduated', 5, 24_500n],
  ['graduated', 6, 28_900n],
  ['graduated', 10, 46_500n],
  ['graduated', 11, 50_401n],
  ['volume', 0, 0n],
  ['volume', 5, 24_500n],
  ['volume', 6, 26_400n],
  ['volume', 10, 44_000n],
  ['volume', 11, 42_906n],
])('PAY-01 %s tiers of %i locations', (tiers_mode, quantity, amount) => {
  expect(tieredAmount({ tiers_mode, tiers: steps }, quantity)).toBe(amount);
});

const anyTiers = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 40 }), amount: fc.integer({ min: 0, max: 99_999 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => {
    let upTo = 0;
    return parts.map(({ size, amount }, index) => ({
      up_to: index === parts.length - 1 ? null : (upTo += size),
      unit_amount_decimal: String(amount),
    }));
  });

test('PAY-01 at each boundary of any tiers, whole amounts are the sum of their units', () => {
  fc.assert(
    fc.property(anyTiers, (tiers) => {
      const boundaries = tiers.flatMap(({ up_to: upTo }) =>
        upTo === null ? [] : [upTo - 1, upTo, upTo + 1],
      );
      const tierOf = (unit: number) => tiers.find(({ up_to: upTo }) => upTo === null || unit <= upTo);
      const priceOf = (unit: number) => Number(tierOf(unit)?.unit_amount_decimal ?? 0);
      for (const quantity of [1, ...boundaries, 500]) {
        const units = Array.from({ length: quantity }, (_, index) => priceOf(index + 1));
        const sum = units.reduce((total, amount) => total + amount, 0);
        expect(tieredAmount({ tiers_mode: 'graduated', tiers }, quantity)).toBe(BigInt(sum));
        const reached = BigInt(quantity === 0 ? 0 : priceOf(quantity) * quantity);
        expect(tieredAmount({ tiers_mode: 'volume', tiers }, quantity)).toBe(reached);
      }
    }),
    { numRuns: 50 },
  );
});

test('PAY-01 decimal places are kept exactly, and halves go up', () => {
  const one = (unit_amount_decimal: string): TieredPrice => ({
    tiers_mode: 'volume',
    tiers: [{ up_to: null, unit_amount_decimal }],
  });
  expect(tieredAmount(one('0.000000000001'), 500_000_000_000)).toBe(1n);
  expect(tieredAmount(one('0.000000000001'), 499_999_999_999)).toBe(0n);
  expect(tieredAmount(one('999999999999999.5'), 1)).toBe(1_000_000_000_000_000n);
});
