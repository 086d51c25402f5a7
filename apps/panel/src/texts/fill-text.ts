import type { Language } from '@pinfold/sdk';
import type { TextKey, Texts } from './text-key.ts';

/** `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The words of one room in one language. */
export interface Wording {
  language: Language;
  texts: Texts;
}

/** The words for a key with their braces filled, from the first room that has them. */
export function fillText(rooms: readonly Wording[], key: TextKey, values: TextValues = {}): string {
  for (const { language, texts } of rooms) {
    const text = storedText(texts, language, key, values['count']);
    if (text !== undefined)
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => String(values[name] ?? ''));
  }
  return '';
}

function storedText(texts: Texts, language: Language, key: TextKey, count: unknown): string | undefined {
  const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
  return isStored(texts, form) ? texts[form] : isStored(texts, key) ? texts[key] : undefined;
}

function isStored(texts: Texts, key: string): key is keyof Texts {
  return Object.hasOwn(texts, key);
}
