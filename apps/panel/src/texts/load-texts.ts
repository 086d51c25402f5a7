import type { Language } from '@pinfold/sdk';
import type { Texts } from './text-key.ts';

const loaded = new Map<Language, Texts>();

export function loadedTexts(language: Language): Texts | undefined {
  return loaded.get(language);
}

/** Fetches a language when it is first needed. */
export async function loadTexts(language: Language): Promise<Texts> {
  const texts = loaded.get(language) ?? (await fetchTexts(language));
  loaded.set(language, texts);
  return texts;
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
