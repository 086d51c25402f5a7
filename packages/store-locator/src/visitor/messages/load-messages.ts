import { useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import { trackListRequest, useBeforePaint } from '../../load-order.ts';
import type { LocatorMessages } from './locator-messages.ts';

/** Brings the words of one language, once; a failure is forgotten, so that another try is one. */
export function loadMessages(language: Language): Promise<LocatorMessages> {
  return (coming[language] ??= trackListRequest(bring[language]()).then(
    (messages) => (here[language] = messages),
    (error: unknown) => {
      delete coming[language];
      throw error;
    },
  ));
}

/** Words that have come before. */
function loadedMessages(language: Language): LocatorMessages | undefined {
  return here[language];
}

const bring: Readonly<Record<Language, () => Promise<LocatorMessages>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

const coming: Partial<Record<Language, Promise<LocatorMessages>>> = {};

const here: Partial<Record<Language, LocatorMessages>> = {};

/** Words of a language; those of the last one until they are here, and null before the first. */
export function useMessages(language: Language): LocatorMessages | null {
  const [messages, setWords] = useState(() => loadedMessages(language) ?? null);
  const known = loadedMessages(language);
  useBeforePaint(() => {
    let isWanted = true;
    const load = () =>
      loadMessages(language).then(
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
  return known ?? messages;
}
