import { fold } from '@pinfold/contract/fold';

/**
 * What people may write in more than one way, in one way: small letters without accents, a space before each word. Two
 * folded texts can be compared, and a word begins with what follows a space.
 */
export function foldText(text: string): string {
  const small = ` ${text}`.toLowerCase();
  if (!beyondAscii.test(small)) return small.replace(/[^a-z\d]+/g, ' ');
  return fold(small).replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
}

/** What was typed, term by term; a kind of street says nothing beside its name. */
export function termsOf(typed: string): string[] {
  const terms = typed
    .split(/[\s,;]+/)
    .map((term) => foldText(term).trimEnd())
    .filter((term) => term !== '');
  const named = terms.filter((term) => !/^ (?:ul|ulica|calle|street)$/.test(term));
  return named.length > 0 ? named : terms;
}

const beyondAscii = /[^\0-\u007f]/;
