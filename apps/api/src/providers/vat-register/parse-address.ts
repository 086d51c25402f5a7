export interface PostalAddress {
  /** Without "ul.", the default prefix of Polish streets; for a village without streets, its name. */
  street: string;
  /** With flat or premises: `12A/3`, `12 lok. 4`. */
  houseNumber: string;
  postalCode: string;
  city: string;
}

/** Takes apart how the register writes addresses: `UL. LIPOWA 12/3, 31-042 KRAKÓW`. What has another form stays whole. */
export function parseAddress(text: string): PostalAddress {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const [, place, postalCode = '', city = ''] = /^(.*?),? ?(\d{2}-\d{3}) (.+)$/.exec(whole) ?? ['', whole];
  const [, street = place ?? '', houseNumber = ''] = withHouseNumber.exec(place ?? '') ?? [];
  return {
    street: readStreet(street),
    houseNumber: houseNumber.replace(/ (LOK|M)\b/, (word) => word.toLowerCase()),
    postalCode,
    city: titleCase(city),
  };
}

/** The shortest beginning after which only a house number follows, so that "3 MAJA 30" keeps its May. */
const withHouseNumber = /^(.+?) (\d[\p{L}\d]*(?: ?[/-] ?[\p{L}\d]+)*(?: (?:LOK|M)\.? ?[\p{L}\d]+)?)$/u;

function readStreet(text: string): string {
  const [, kind, name = text] = /^(UL|AL|PL|OS)(?:\. ?| )(.+)$/i.exec(text) ?? [];
  if (kind === undefined || /^UL$/i.test(kind)) return titleCase(name);
  return `${kind.toLowerCase()}. ${titleCase(name)}`;
}

/** Converts `ŚW. WAWRZYŃCA` to `Św. Wawrzyńca`. Keeps Roman numerals; short words inside a name are lower case. */
function titleCase(capitals: string): string {
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
