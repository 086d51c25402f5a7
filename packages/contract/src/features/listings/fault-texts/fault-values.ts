import { dayText } from '../../../date-text.ts';
import type { Language } from '../../../languages.ts';
import type { Fault, FaultCode } from '../fault.ts';
import { dayNumber } from '../hours/calendar.ts';

/** How the provider's ids are called by people, where that is known. */
export interface FaultNames {
  attribute?: ((id: string) => string | undefined) | undefined;
  category?: ((id: string) => string | undefined) | undefined;
  /** Of more hours. */
  type?: ((id: string) => string | undefined) | undefined;
}

/** What the message of a fault names, in words: days, dates, distances, countries. Numbers stay numbers. */
export function faultValues(
  language: Language,
  { code, values }: Fault,
  names: FaultNames = {},
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, namedValue(language, code, name, value, names)]),
  );
}

function namedValue(
  language: Language,
  code: FaultCode,
  name: string,
  value: string | number,
  names: FaultNames,
): string | number {
  if (name === 'day' && typeof value === 'number') return dayName(language, value);
  if (code === 'coordinates_too_far_from_address' && typeof value === 'number')
    return distanceText(language, value);
  if (name === 'month') return dayText(String(value), 'long_month', language);
  if (name === 'date' || name === 'last' || (name === 'latest' && code === 'opening_date_too_far'))
    return dateText(language, String(value));
  if (name === 'country') return countryName(language, String(value));
  if (name === 'attribute' || name === 'category' || name === 'type')
    return names[name]?.(String(value)) ?? readableId(String(value));
  return value;
}

/** Monday is 0; the first of January 2024 was one. */
function dayName(language: Language, day: number): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day),
  );
}

/** A date that is none stays as it was given, instead of becoming another one. */
function dateText(language: Language, date: string): string {
  if (dayNumber(date) === undefined) return date;
  return dayText(date, 'long_date', language);
}

function distanceText(language: Language, metres: number): string {
  const [unit, amount] =
    metres < 1000 ? (['meter', metres] as const) : (['kilometer', metres / 1000] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

/** The tables of names know no code that is malformed. */
function countryName(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** The provider's ids are words with underscores: `attributes/has_wifi` reads `has wifi`. */
function readableId(id: string): string {
  return id
    .replace(/^(?:attributes|categories)\//, '')
    .replace(/^gcid:/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
}
