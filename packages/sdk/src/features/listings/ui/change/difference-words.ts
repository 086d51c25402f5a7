import { distanceMeters } from '@pinfold/contract/features/listings/address/coordinates';
import { formatNumber } from '../../../../i18n/format.ts';
import { differenceOf, type Difference } from './difference-of.ts';
import type { SaidField, SaidValues } from './said-values.ts';
import { valueLines } from './value-lines.ts';
import { useValueWords, type ValueWords } from './value-words.ts';

/**
 * What a field says, and what another value changes of it, in plain words: for screen readers and files. Empty until the
 * words have arrived.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const inWords = useDifferenceInWords('PL');
 * return <p>{inWords(change.field, change.ours, change.proposed)}</p>;
 * ```
 */
export function useDifferenceInWords(
  country: string,
): (field: SaidField, ours: SaidValues, proposed: SaidValues) => string {
  const words = useValueWords(country);
  return (field, ours, proposed) => differenceInWords(field, ours, proposed, words);
}

/** `Niedziela: z 09:00 – 20:00 na zamknięte`. */
export function differenceInWords(
  field: SaidField,
  ours: SaidValues,
  proposed: SaidValues,
  words: ValueWords,
): string {
  const difference = differenceOf(field, ours, proposed, words);
  if (difference.kind === 'week' || difference.kind === 'lines')
    return difference.lines
      .map((line) => [line.label, fromTo(words, line)].filter((part) => part !== '').join(': '))
      .join('; ');
  const [before, after] = [ours, proposed].map((values) => valueLines(field, values, words).join(', '));
  const change = fromTo(words, { before: before ?? '', after: after ?? '' });
  return difference.kind === 'place' ? `${change} (${distanceText(difference, words)})` : change;
}

/** `212 m dalej`, `1,3 km dalej`. */
export function distanceText(
  { before, after }: Extract<Difference, { kind: 'place' }>,
  { t, language }: ValueWords,
): string {
  const meters = Math.round(distanceMeters(before, after));
  if (meters === 0) return t('listing_values.same_place');
  const [value, unit] = meters < 1000 ? [meters, 'meter'] : [meters / 1000, 'kilometer'];
  const distance = formatNumber(value, language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return t('listing_values.distance', { distance });
}

function fromTo({ t }: ValueWords, { before, after }: { before: string; after: string }): string {
  if (before === '') return t('listing_values.came', { value: after });
  if (after === '') return t('listing_values.went', { value: before });
  return t('listing_values.changed', { before, after });
}
