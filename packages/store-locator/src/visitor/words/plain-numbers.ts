import type { Language } from '@pinfold/contract/languages';

/** As `Intl.NumberFormat` writes them, the first of which takes a slow phone longer than a list. */
const marks: Readonly<Record<Language, { groups: string; decimals: string }>> = {
  pl: { groups: '\u00a0', decimals: ',' },
  en: { groups: ',', decimals: '.' },
  es: { groups: '.', decimals: ',' },
};

/** A whole number, with its thousands apart. */
export function grouped(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, marks[language].groups);
}

/** An average to a tenth: 4,0. */
export function inTenths(average: number, language: Language): string {
  return average.toFixed(1).replace('.', marks[language].decimals);
}
