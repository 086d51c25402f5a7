import { useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import { trackListRequest, useBeforePaint } from '../../load-order.ts';
import type { LocatorMessages } from './locator-messages.ts';

/** Loads the messages of a language once; after a failure the next call tries again. */
export function loadMessages(language: Language): Promise<LocatorMessages> {
  return (pending[language] ??= trackListRequest(imports[language]()).then(
    (messages) => (loaded[language] = messages),
    (error: unknown) => {
      delete pending[language];
      throw error;
    },
  ));
}

/** Returns the messages of a language if they are loaded. */
function loadedMessages(language: Language): LocatorMessages | undefined {
  return loaded[language];
}

const imports: Readonly<Record<Language, () => Promise<LocatorMessages>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

const pending: Partial<Record<Language, Promise<LocatorMessages>>> = {};

const loaded: Partial<Record<Language, LocatorMessages>> = {};

/** Returns the messages of a language; until they have loaded those of the previous one, and null at first. */
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
