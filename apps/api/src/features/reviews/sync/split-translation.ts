/** A review's text, and what the provider made of it in the language of the account. */
export interface SplitText {
  original: string;
  translation: string | null;
}

/**
 * Splits a text that Google returns with its translation: the translation after "(Translated by Google)", the original
 * after "(Original)", in either order and in the account's language. Returns the text unchanged unless both markers
 * begin a paragraph.
 */
export function splitTranslation(text: string): SplitText {
  const [translations, originals] = [isTranslation, isOriginal].map((isOne) =>
    [...text.matchAll(marker)].filter(({ groups }) => isOne.test(groups?.['words'] ?? '')),
  );
  const [translation, original] = [translations?.[0], originals?.[0]];
  if (!translation || !original || translations?.length !== 1 || originals?.length !== 1) return alone(text);
  const [first, second] =
    translation.index < original.index ? [translation, original] : [original, translation];
  const parts = [
    text.slice(first.index + first[0].length, second.index).trim(),
    text.slice(second.index + second[0].length).trim(),
  ];
  if (first.index > 0 || parts.includes('')) return alone(text);
  const [one = '', other = ''] = parts;
  return first === translation
    ? { original: other, translation: one }
    : { original: one, translation: other };
}

function alone(text: string): SplitText {
  return { original: text, translation: null };
}

/** Words in brackets at the beginning of the text or a paragraph. */
const marker = /(?:^\s*|\n\s*\n)\((?<words>[^()\n]{3,60})\)/g;

const isTranslation =
  /^(?=.*google).*(?:translat|tłumacz|trad[uo]|übersetz|vertaal|přelož|prelož|prevede|перев|перекл|överset|översatt|oversat|oversett|fordít|käänt|çevir|tradus|翻译|翻訳|翻譯|번역)/iu;

const isOriginal =
  /^(?:\p{L}+\s)?(?:origin|orygin|оригинал|оригінал|původ|pôvod|eredeti|alkuper|orijinal|avis d|原文|원본)/iu;
