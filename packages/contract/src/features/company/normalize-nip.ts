import { plainLine } from '../../plain-line.ts';

/** A Polish tax number without the spaces and dashes that people write it with. */
export function normalizeNip(text: string): string {
  return plainLine(text).replaceAll(/[\s\p{Pd}]/gu, '');
}
