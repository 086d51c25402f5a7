import type { Language } from '@pinfold/contract/languages';

/** An amount in minor units as readers of a language write it, such as `123,00 zł`. */
export function amountText(language: Language, minor: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
