import { expect, test } from 'vitest';
import { isValidTaxNumber, normalizeTaxNumber, sellingCountries } from './tax-number.ts';

test.each([
  ['PL', '999-100-10-10', '9991001010'],
  ['PL', 'PL 9991001010', '9991001010'],
  ['DE', 'de 123.456.789', 'DE123456789'],
  ['DE', '123456789', 'DE123456789'],
  ['GR', '123456789', 'EL123456789'],
  ['ES', 'B-12345674', 'ESB12345674'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
])('PAY-01 a number of %s, written as %s, is kept as %s', (country, written, kept) => {
  expect(normalizeTaxNumber(written, country)).toBe(kept);
  expect(isValidTaxNumber(written, country)).toBe(true);
});

test.each([
  ['PL', '9991001011'],
  ['PL', 'DE123456789'],
  ['DE', '12345678'],
  ['DE', ''],
  ['FR', 'FR12345'],
  ['US', '12-3456789'],
])('PAY-01 nobody in %s has the number "%s"', (country, written) => {
  expect(isValidTaxNumber(written, country)).toBe(false);
});

test('PAY-01 businesses of all 27 countries of the EU can buy', () => {
  expect(new Set(sellingCountries).size).toBe(27);
});
