import { isLanguage, languages, type Language } from '@pinfold/contract/languages';

/** The first language of Accept-Language that we speak, or of those that something is written in; else the first of these. */
export function requestLanguage(
  header: string | undefined,
  among: readonly [Language, ...Language[]] = languages,
): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.filter(isLanguage).find((tag) => among.includes(tag)) ?? among[0];
}
