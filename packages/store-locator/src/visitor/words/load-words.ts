import type { Language } from '@pinfold/contract/languages';
import { neededByTheList } from '../../after-the-list.ts';
import type { LocatorWords } from './locator-words.ts';

/** Brings the words of one language, once; a failure is forgotten, so that another try is one. */
export function loadWords(language: Language): Promise<LocatorWords> {
  return (coming[language] ??= neededByTheList(bring[language]()).then(
    (words) => (here[language] = words),
    (error: unknown) => {
      delete coming[language];
      throw error;
    },
  ));
}

/** Words that have come before. */
export function wordsHere(language: Language): LocatorWords | undefined {
  return here[language];
}

const bring: Readonly<Record<Language, () => Promise<LocatorWords>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};
const coming: Partial<Record<Language, Promise<LocatorWords>>> = {};
const here: Partial<Record<Language, LocatorWords>> = {};
