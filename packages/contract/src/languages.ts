import type { FeatureFlag } from './access/feature-flags.ts';

/** Interface languages; the first is the default. Spanish needs the `spanish` flag (product spec, section 1). */
export const languages = ['pl', 'en', 'es'] as const;

/** The tag of one interface language. */
export type Language = (typeof languages)[number];

/** The language if none was chosen. */
export const defaultLanguage: Language = 'pl';

/** Whether a value, such as a tag from an address, names an interface language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Spanish is there only where its flag is on (product spec, section 1). */
export function isOfferedLanguage(language: Language, flags: readonly FeatureFlag[]): boolean {
  return language !== 'es' || flags.includes('spanish');
}
