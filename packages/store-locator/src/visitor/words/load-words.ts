import { useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import { trackListRequest } from '../../after-list.ts';
import { useBeforePaint } from '../../use-before-paint.ts';
import type { LocatorWords } from './locator-words.ts';

/** Brings the words of one language, once; a failure is forgotten, so that another try is one. */
export function loadWords(language: Language): Promise<LocatorWords> {
  return (coming[language] ??= trackListRequest(bring[language]()).then(
    (words) => (here[language] = words),
    (error: unknown) => {
      delete coming[language];
      throw error;
    },
  ));
}

/** Words that have come before. */
function wordsHere(language: Language): LocatorWords | undefined {
  return here[language];
}

const bring: Readonly<Record<Language, () => Promise<LocatorWords>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

const coming: Partial<Record<Language, Promise<LocatorWords>>> = {};

const here: Partial<Record<Language, LocatorWords>> = {};

/** Words of a language; those of the last one until they are here, and null before the first. */
export function useWords(language: Language): LocatorWords | null {
  const [words, setWords] = useState(() => wordsHere(language) ?? null);
  const known = wordsHere(language);
  useBeforePaint(() => {
    let isWanted = true;
    const load = () =>
      loadWords(language).then(
        (arrived) => isWanted && setWords(arrived),
        () => undefined,
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isWanted = false;
      window.removeEventListener('online', load);
    };
  }, [language]);
  return known ?? words;
}
