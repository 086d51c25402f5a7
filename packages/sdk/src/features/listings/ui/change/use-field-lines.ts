import type { SaidField, SaidValues } from './said-values.ts';
import { valueLines } from './value-lines.ts';
import { useValueWords } from './value-words.ts';

/**
 * What fields say in lines of words: none for nothing, one for each entry of a list.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function useFieldLines(country: string): (field: SaidField, values: SaidValues) => string[] {
  const words = useValueWords(country);
  return (field, values) => valueLines(field, values, words);
}
