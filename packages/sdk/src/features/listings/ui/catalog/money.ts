import type { ServicePrice } from '@pinfold/contract/features/listings/services/service';
import type { Language } from '@pinfold/contract/languages';
import type { Translate } from '../../../../i18n/i18n.ts';
import { minorDigits, moneyText } from '../../../../i18n/money-text.ts';

/**
 * Reads an amount, whichever of comma and point stands before its fraction: `1 234,50`, `1.234,50`, `1,234.50`, `12`.
 * Undefined for anything else; more digits than the currency has are no slip to be rounded away.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const plain = text.replaceAll(/\s/gu, '');
  const match = /^(\d[\d.,]*?)(?:[.,](\d+))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', last = ''] = match;
  // Three digits after the mark group thousands, unless the currency has as many.
  const isFraction = last !== '' && last.length <= digits;
  const groups = isFraction || last === '' ? whole : `${whole},${last}`;
  if (!/^\d+$/.test(groups) && !/^\d{1,3}([.,]\d{3})(?:[.,]\d{3})*$/.test(groups)) return undefined;
  const fraction = (isFraction ? last : '').padEnd(digits, '0');
  const amount = Number(`${groups.replaceAll(/[.,]/g, '')}${fraction}`);
  return Number.isSafeInteger(amount) && amount <= mostOfAll ? amount : undefined;
}

/** What the API takes. */
const mostOfAll = 1_000_000_000;

/** A price in a few words; empty where there is none. */
export function priceText(t: Translate, price: ServicePrice, language: Language): string {
  if (price.type === 'none') return '';
  if (price.type === 'fixed') return moneyText(price.amount, price.currency, language);
  return t('listing_editor.catalog.price_from_to', {
    from: moneyText(price.from, price.currency, language),
    to: moneyText(price.to, price.currency, language),
  });
}
