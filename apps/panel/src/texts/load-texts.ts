import type { Language } from '@pinfold/sdk';
import type { Texts, TextRoom } from './text-key.ts';

const loaded = new Map<`${TextRoom} ${Language}`, Texts>();

export function loadedTexts(room: TextRoom, language: Language): Texts | undefined {
  return loaded.get(`${room} ${language}`);
}

/** Fetches a room's words in a language when they are first needed. */
export async function loadTexts(room: TextRoom, language: Language): Promise<Texts> {
  const texts = loadedTexts(room, language) ?? (await fetchTexts[room][language]());
  loaded.set(`${room} ${language}`, texts);
  return texts;
}

const fetchTexts: Record<TextRoom, Record<Language, () => Promise<Texts>>> = {
  front: {
    pl: async () => (await import('./front/pl.ts')).pl,
    en: async () => (await import('./front/en.ts')).en,
    es: async () => (await import('./front/es.ts')).es,
  },
  inside: {
    pl: async () => (await import('./inside/pl.ts')).pl,
    en: async () => (await import('./inside/en.ts')).en,
    es: async () => (await import('./inside/es.ts')).es,
  },
  account: {
    pl: async () => (await import('./account/pl.ts')).pl,
    en: async () => (await import('./account/en.ts')).en,
    es: async () => (await import('./account/es.ts')).es,
  },
  company: {
    pl: async () => (await import('./company/pl.ts')).pl,
    en: async () => (await import('./company/en.ts')).en,
    es: async () => (await import('./company/es.ts')).es,
  },
  listings: {
    pl: async () => (await import('./listings/pl.ts')).pl,
    en: async () => (await import('./listings/en.ts')).en,
    es: async () => (await import('./listings/es.ts')).es,
  },
};
