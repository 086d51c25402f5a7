/** The most characters of a text where it is named in a line (product spec, section 9). */
export const longestCutText = 100;

/** Returns a text of at most `length` characters, the last of them an ellipsis where it was longer. */
export function cutText(text: string, length: number = longestCutText): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
