import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from './once-per-key.ts';

const narrowNoBreakSpace = '\u202f';

/** Writes a number with thousands apart (product spec, section 9), also those of four digits. */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(language, JSON.stringify(options))
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? narrowNoBreakSpace : part.value))
    .join('');
}

// Polish and Spanish otherwise group from five digits only; older browsers know no such word and take it as true.
const numberFormat = oncePerKey(
  (language, options) => new Intl.NumberFormat(language, { ...JSON.parse(options), useGrouping: 'always' }),
);
