import type { Language } from '@pinfold/contract/languages';
import { formatNumber } from './format-number.ts';

/** Largest unit first, with its length in seconds; months and years are rounded, as an age may be. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a moment was, in one unit: `18 godz.`, `1 dzień`. Undefined within the last minute. */
export function formatAge(moment: Date, now: Date, language: Language): string | undefined {
  return formatDuration((now.getTime() - moment.getTime()) / 1000, language);
}

/** A length of time in its largest whole unit. Undefined below a minute. */
export function formatDuration(seconds: number, language: Language): string | undefined {
  for (const [unit, length] of units) {
    if (seconds < length) continue;
    // Short Spanish days are a bare letter.
    const unitDisplay = language === 'es' && length > 3_600 ? 'long' : 'short';
    return formatNumber(Math.floor(seconds / length), language, { style: 'unit', unit, unitDisplay });
  }
  return undefined;
}
