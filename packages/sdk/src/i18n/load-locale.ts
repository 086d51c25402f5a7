import type { Language } from '@pinfold/contract/languages';
import type { Locale } from './locale.ts';

/** Fetches a language when it is first needed; named by the package, so that it stays a file of its own. */
export async function loadLocale(language: Language): Promise<Locale> {
  switch (language) {
    case 'pl':
      return (await import('@pinfold/sdk/locales/pl')).pl;
    case 'en':
      return (await import('@pinfold/sdk/locales/en')).en;
    case 'es':
      return (await import('@pinfold/sdk/locales/es')).es;
  }
}
