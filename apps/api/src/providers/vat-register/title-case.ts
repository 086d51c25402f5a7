/** `ŚW. WAWRZYŃCA` as people write it: `Św. Wawrzyńca`. Numerals stay, and small words inside a name are small. */
export function titleCase(capitals: string): string {
  return capitals
    .split(' ')
    .map((word, index) => writeWord(word, index === 0))
    .join(' ');
}

function writeWord(word: string, isFirst: boolean): string {
  const small = word.toLocaleLowerCase('pl');
  if (!isFirst && smallWords.has(small)) return small;
  return word
    .split('-')
    .map((part, index) => writePart(part, index > 0))
    .join('-');
}

function writePart(part: string, followsDash: boolean): string {
  if (romanNumeral.test(part)) return part;
  const small = part.toLocaleLowerCase('pl');
  // "1000-LECIA": of the thousand years.
  if (followsDash && small === 'lecia') return small;
  return small.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('pl'));
}

const romanNumeral = /^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/;

const smallWords = new Set('i w we z ze na nad pod przy do od za de'.split(' '));
