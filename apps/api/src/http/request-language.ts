import { defaultLanguage, isLanguage, type Language } from '@pinfold/contract/languages';

/** The first language of Accept-Language that we speak. */
export function requestLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? defaultLanguage;
}
