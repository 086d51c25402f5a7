import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from './once-per-key.ts';

/** Strings words together as people do: `a, b i c`. */
export function formatList(words: readonly string[], language: Language): string {
  return listFormat(language).format(words);
}

// Without the comma before "and" that only Americans write.
const listFormat = oncePerKey(
  (language: Language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language),
);
