/** Words that a company can forbid, and letters in one of them; the API takes no more. */
export const forbiddenWordsAtMost = 100;
const lettersAtMost = 60;

/** The list with what was typed or pasted at its end: commas and lines part words, and none is there twice. */
export function splitForbiddenWords(
  before: readonly string[],
  text: string,
): { words: string[]; hasTooMany: boolean } {
  const typed = text
    .split(/[,;\n]/)
    .map((word) => word.trim().slice(0, lettersAtMost))
    .filter((word) => word !== '');
  const words = [...before];
  for (const word of typed) {
    if (!words.some((known) => known.toLowerCase() === word.toLowerCase())) words.push(word);
  }
  return { words: words.slice(0, forbiddenWordsAtMost), hasTooMany: words.length > forbiddenWordsAtMost };
}
