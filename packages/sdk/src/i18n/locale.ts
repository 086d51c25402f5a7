import type { Language } from '@pinfold/contract/languages';

/** One language with all its words. Import one from `@pinfold/sdk/locales/pl`, `…/en` or `…/es`. */
export interface Locale {
  language: Language;
  /** By message key; a key that is missing shows as nothing. */
  messages: Readonly<Record<string, string>>;
}
