/** Equal for texts that look the same: blanks, line ends and the ways to compose a letter do not count. */
export function textKey(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
