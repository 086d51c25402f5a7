/**
 * Returns a text in the one form in which it is counted, compared and sent: letters composed (NFC), because PDF files and
 * some programs write `ó` as `o` and an accent, and `\n` where a line ends, because Windows writes two characters.
 */
export function normaliseText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
}

/** Characters of a text as Google counts those of posts: code points, so that most emoji are one. */
export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
