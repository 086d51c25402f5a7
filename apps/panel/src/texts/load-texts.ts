import type { Language } from '@pinfold/sdk';
import type { Texts } from './text-key.ts';

const loaded = new Map<Language, Texts>();
const loading = new Map<Language, Promise<Texts>>();

export function loadedTexts(language: Language): Texts | undefined {
  return loaded.get(language);
}

/** Fetches a language when it is first needed. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loading.get(language);
  if (known) return known;
  const promise = fetchTexts(language).then((texts) => {
    loaded.set(language, texts);
    return texts;
  });
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}

async function fetchTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'pl':
      return (await import('./pl.ts')).pl;
    case 'en':
      return (await import('./en.ts')).en;
    case 'es':
      return (await import('./es.ts')).es;
  }
}
