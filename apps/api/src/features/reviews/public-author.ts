/**
 * What strangers are told of who wrote a review: the first name and an initial, such as "Anna K.". Nothing of somebody
 * anonymous, or of a name that is an address.
 */
export function publicAuthor(name: string, isAnonymous: boolean): string {
  if (isAnonymous || /[@/\\]|\d{5}/.test(name)) return '';
  const words = name.trim().split(/\s+/u);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initial = last && /\p{L}/u.exec(last)?.[0].toLocaleUpperCase('pl');
  return initial === undefined ? first : `${first} ${initial}.`;
}
