import { isValidNip, normalizeNip } from '../company/company-profile.ts';
import { plainLine } from '../../plain-line.ts';

/** Whether a text can be a tax number of a country of the EU, as far as can be told by looking at it. */
export function isValidTaxNumber(text: string, country: string): boolean {
  const number = normalizeTaxNumber(text, country);
  return country === 'PL' ? isValidNip(number) : (euPatterns[country]?.test(number) ?? false);
}

/** A tax number as it is kept: ten digits in Poland, elsewhere capitals and digits with the prefix of the country, such as `DE123456789`. */
export function normalizeTaxNumber(text: string, country: string): string {
  if (country === 'PL') return normalizeNip(text).replace(/^PL/i, '');
  const plain = plainLine(text)
    .replaceAll(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();
  const prefix = country === 'GR' ? 'EL' : country;
  return plain === '' || plain.startsWith(prefix) ? plain : `${prefix}${plain}`;
}

/** How sure a tax number is: Polish ones are looked up in the register, those of the EU by Stripe with VIES. */
export const taxNumberStatuses = ['none', 'pending', 'verified', 'unverified', 'unavailable'] as const;

export type TaxNumberStatus = (typeof taxNumberStatuses)[number];

/** Numbers for trade within the EU (Commission, VIES: structure of VAT numbers), by ISO 3166-1 alpha-2. */
const euPatterns: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z\d+*]{10}\d{2}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/** Where businesses can buy: the EU, by ISO 3166-1 alpha-2. */
export const sellingCountries: readonly string[] = ['PL', ...Object.keys(euPatterns)];
