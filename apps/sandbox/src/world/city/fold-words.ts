/** The words of a text, without Polish letters, capitals and those that say nothing about a business. */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word));
}

/** Roughly what stays of a Polish word in all its cases: kawiarnia, kawiarnie and kawiarni are one. */
export function stemOf(word: string): string {
  if (word.length >= 8) return word.slice(0, -3);
  if (word.length >= 6) return word.slice(0, -2);
  return word.length >= 4 ? word.slice(0, -1) : word;
}

/** Whether two stems may be of one word: one begins with the other, and both are long enough to say something. */
export function isSameStem(one: string, other: string): boolean {
  if (one.length < 3 || other.length < 3) return one === other;
  return one.startsWith(other) || other.startsWith(one);
}

const silent = new Set(
  'a i w z ze we na do dla po pod u o od za przy the and in of for near me blisko mnie najlepsza najlepszy najlepsze dobra dobry dobre polecana best good y en con de la el cerca mi'.split(
    ' ',
  ),
);
