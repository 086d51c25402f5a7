const accented = 'ąćęłńóśźżäöüßáàâãåçéèêëíìîïñôòõúùûýÿ';
const plain = 'acelnoszzaousaaaaaceeeeiiiinooouuuyy';

const folded = new Map([...accented].map((letter, index) => [letter, plain.charAt(index)]));

/** Lower case without accents, letter by letter: a place in the answer is the same place in the text. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [...text].map(foldLetter).join('');
  return isAscii.test(lower)
    ? lower
    : lower.replaceAll(beyondAscii, (letter) => folded.get(letter) ?? letter);
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? (folded.get(lower) ?? lower) : letter;
}

const isAscii = /^[\u0020-\u007E\s]*$/;
const beyondAscii = /[\u0080-\u017F]/g;
