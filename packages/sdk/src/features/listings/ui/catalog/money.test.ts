import { languages } from '@pinfold/contract/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, moneyText } from '../../../../i18n/money-text.ts';
import { parseAmount } from './money.ts';

test('LST-04 a price is read back as the amount that was shown, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('PLN', 'EUR', 'USD', 'JPY', 'KWD'),
      fc.constantFrom(...languages),
      (amount, currency, language) => {
        expect(parseAmount(amountText(amount, currency, language), currency)).toBe(amount);
      },
    ),
  );
});

test('LST-04 a price is read as people write it on either side of the ocean', () => {
  for (const [text, amount] of [
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['1 234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['1\u202f234', 123_400],
    ['0', 0],
  ] as const)
    expect(parseAmount(text, 'PLN')).toBe(amount);
  for (const text of ['', '-5', '12,345.6.7', '12,3456', '1,23,4', 'za darmo', '12 zł', '99999999999'])
    expect(parseAmount(text, 'PLN')).toBeUndefined();
  expect(parseAmount('1.234', 'JPY')).toBe(1234);
  expect(parseAmount('1.234', 'KWD')).toBe(1234);
  expect(moneyText(1250, 'PLN', 'pl').replaceAll(/\s/g, ' ')).toBe('12,50 zł');
});
