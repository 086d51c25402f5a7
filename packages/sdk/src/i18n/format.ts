import type { Language } from '@pinfold/contract/languages';

/** Formats the time since a moment in one unit: `18 godz.`, `1 dzień`. Undefined for less than a minute. */
export function formatAge(moment: Date, now: Date, language: Language): string | undefined {
  return formatDuration((now.getTime() - moment.getTime()) / 1000, language);
}

/** Formats a duration in its largest whole unit. Undefined for less than a minute. */
export function formatDuration(seconds: number, language: Language): string | undefined {
  for (const [unit, length] of units) {
    if (seconds < length) continue;
    // The short Spanish unit of a day is only a letter.
    const unitDisplay = language === 'es' && length > 3_600 ? 'long' : 'short';
    return formatNumber(Math.floor(seconds / length), language, { style: 'unit', unit, unitDisplay });
  }
  return undefined;
}

/** Largest unit first, with its length in seconds; months and years are rounded, as an age may be. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a number with thousands separators, also with four digits (product spec, section 9). */
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

const narrowNoBreakSpace = '\u202f';

// Polish and Spanish otherwise group from five digits on; older browsers treat an unknown value as true.
const numberFormat = oncePerKey(
  (language, options) => new Intl.NumberFormat(language, { ...JSON.parse(options), useGrouping: 'always' }),
);

/** Formats a list: `a, b i c`. */
export function formatList(words: readonly string[], language: Language): string {
  return listFormat(language).format(words);
}

// Without the serial comma of American English.
const listFormat = oncePerKey(
  (language: Language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language),
);

/** Caches values by key: creating an Intl formatter takes far longer than using it. */
export function oncePerKey<Keys extends string[], Made extends object>(
  make: (...keys: Keys) => Made,
): (...keys: Keys) => Made {
  const known = new Map<string, Made>();
  return (...keys) => {
    const key = keys.join(' ');
    const made = known.get(key) ?? make(...keys);
    known.set(key, made);
    return made;
  };
}
