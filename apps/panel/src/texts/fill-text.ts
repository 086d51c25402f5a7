import type { Language } from '@pinfold/sdk';
import type { TextKey, Texts } from './text-key.ts';

/** `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The words for a key, with their braces filled. */
export function fillText(texts: Texts, language: Language, key: TextKey, values: TextValues = {}): string {
  const { count } = values;
  const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
  const text = isStored(texts, form) ? texts[form] : isStored(texts, key) ? texts[key] : '';
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => String(values[name] ?? ''));
}

function isStored(texts: Texts, key: string): key is keyof Texts {
  return Object.hasOwn(texts, key);
}
