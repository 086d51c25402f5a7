import type { Language } from '@pinfold/contract/languages';
import { useState } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { loadWords, wordsHere } from './words/load-words.ts';
import type { LocatorWords } from './words/locator-words.ts';

/** Words of a language; those of the last one until they are here, and null before the first. */
export function useWords(language: Language): LocatorWords | null {
  const [words, setWords] = useState(() => wordsHere(language) ?? null);
  const known = wordsHere(language);
  useBeforePaint(() => {
    let isWanted = true;
    const bring = () =>
      loadWords(language).then(
        (arrived) => isWanted && setWords(arrived),
        () => undefined,
      );
    void bring();
    window.addEventListener('online', bring);
    return () => {
      isWanted = false;
      window.removeEventListener('online', bring);
    };
  }, [language]);
  return known ?? words;
}
