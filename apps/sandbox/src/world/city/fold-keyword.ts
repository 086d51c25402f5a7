/** Searches that differ in capitals and blanks alone are one. */
export function foldKeyword(keyword: string): string {
  return keyword.toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
