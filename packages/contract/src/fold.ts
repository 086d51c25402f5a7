/**
 * What people may write in more than one way, in one way: small letters without accents, "Dvořák" as "dvorak", however
 * their accents are encoded. Both sides of a search are folded. The database's `fold` says the same of Latin, Greek and
 * Cyrillic.
 */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(undivided, (letter) => plain[letter] ?? letter)
    .normalize('NFC');
}

const isAscii = /^[\0-\u007F]*$/;

/** What stands above, below or across a letter. Vowels and tones of other scripts are no accents and stay. */
const accents = new RegExp(
  String.raw`[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]`,
  'g',
);

/** Letters that are no letter with an accent to Unicode, and are to people who look for them. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ƀ: 'b',
  ɓ: 'b',
  ƈ: 'c',
  ɖ: 'd',
  ɗ: 'd',
  ƒ: 'f',
  ɠ: 'g',
  ǥ: 'g',
  ɨ: 'i',
  ƙ: 'k',
  ƚ: 'l',
  ɲ: 'n',
  ɵ: 'o',
  ƥ: 'p',
  ƭ: 't',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  ς: 'σ',
};

const undivided = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');
