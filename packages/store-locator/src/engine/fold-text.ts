/**
 * Normalizes a text for searching: lower case without accents, a space before each word and nothing else between words. It
 * knows fewer letters than the contract's `fold`, only those of addresses in our languages, since it counts in the list's
 * size.
 */
export function foldText(text: string): string {
  const small = ` ${text}`.toLowerCase();
  if (!beyondAscii.test(small)) return small.replace(/[^a-z\d]+/g, ' ');
  return small
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[^\0-\u007f]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
}

/** Splits a search text into folded terms; words such as “ulica” are dropped unless nothing else is left. */
export function termsOf(typed: string): string[] {
  const terms = typed
    .split(/[\s,;]+/)
    .map((term) => foldText(term).trimEnd())
    .filter((term) => term !== '');
  const named = terms.filter((term) => !/^ (?:ul|ulica|calle|street)$/.test(term));
  return named.length > 0 ? named : terms;
}

const beyondAscii = /[^\0-\u007f]/;

/** Letters that Unicode does not decompose, and the dotless i, which other keyboards lack. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
