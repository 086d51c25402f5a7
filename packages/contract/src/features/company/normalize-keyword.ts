import { plainLine } from '../../plain-line.ts';

/** A keyword as it is kept: search engines tell neither case nor blanks apart, so neither makes another keyword. */
export function normalizeKeyword(text: string): string {
  return plainLine(text).toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
