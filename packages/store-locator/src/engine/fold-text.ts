/**
 * What people may write in more than one way, in one way: small letters without accents, a space before each word. Two
 * folded texts can be compared, and a word begins with what follows a space. Of the contract's `fold` it leaves out the
 * letters that no address in our languages has: a page that shows a locator pays for each.
 */
export function foldText(text: string): string {
  const small = ` ${text}`.toLowerCase();
  if (!beyondAscii.test(small)) return small.replace(/[^a-z\d]+/g, ' ');
  return small
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[łøđßæœ]/g, (letter) => String(plain[letter]))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
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

/** Letters that are no letter with an accent. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
