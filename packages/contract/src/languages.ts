/** Interface languages; the first is the default. Spanish needs the `spanish` flag (product spec, section 1). */
export const languages = ['pl', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pl';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
