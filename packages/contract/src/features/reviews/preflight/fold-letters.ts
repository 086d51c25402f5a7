/** Small letters without their marks, one for one, so that a place in the folded text is a place in the text. */
export function foldLetters(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += foldLetter(text.charAt(at));
  return folded;
}

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  const bare = small.normalize('NFD').charAt(0).replace('ł', 'l');
  return bare.length === 1 ? bare : letter;
}
