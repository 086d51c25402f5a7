import type { Language } from '@pinfold/contract/languages';
import { formatNumber, oncePerKey } from './format.ts';

/** An amount of minor units, such as grosze, as people type it: `12,50`. Empty for what is no amount. */
export function amountText(amount: number, currency: string, language: Language): string {
  if (!Number.isFinite(amount)) return '';
  const digits = minorDigits(currency);
  return formatNumber(amount / 10 ** digits, language, fixed(digits));
}

/** The same with its currency: `12,50 zł`. */
export function moneyText(amount: number, currency: string, language: Language): string {
  if (!Number.isFinite(amount)) return '';
  const digits = minorDigits(currency);
  if (!isCurrency(currency)) return `${amountText(amount, currency, language)} ${currency}`;
  return formatNumber(amount / 10 ** digits, language, { style: 'currency', currency, ...fixed(digits) });
}

/** Number of decimal digits of a currency; 2 for an unknown one. */
export function minorDigits(currency: string): number {
  if (!isCurrency(currency)) return 2;
  return currencyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

function isCurrency(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}

const currencyFormat = oncePerKey(
  (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }),
);

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
