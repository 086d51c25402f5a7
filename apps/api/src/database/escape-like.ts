/** Takes `%`, `_` and the backslash of a search text for what they are. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
