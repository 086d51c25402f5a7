import type { Language } from '@pinfold/contract/languages';

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

/** Largest unit first, with its length in seconds; months and years are rounded, as an age may be. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

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

const narrowNoBreakSpace = '\u202f';

// Polish and Spanish otherwise group from five digits only; older browsers know no such word and take it as true.
const numberFormat = oncePerKey(
  (language, options) => new Intl.NumberFormat(language, { ...JSON.parse(options), useGrouping: 'always' }),
);

/** Strings words together as people do: `a, b i c`. */
export function formatList(words: readonly string[], language: Language): string {
  return listFormat(language).format(words);
}

// Without the comma before "and" that only Americans write.
const listFormat = oncePerKey(
  (language: Language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language),
);

/** Makes each thing once: an Intl formatter takes far longer to make than to use, and a list uses thousands. */
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
