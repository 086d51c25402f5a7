import type { Language } from '@pinfold/contract/languages';
import { clockTime } from '../open-words.ts';
import type { DetailsWords } from '../words/details/details-words.ts';

/** Hours of one day as they are read: `8:00–18:00`, `całą dobę`, `zamknięte`. */
export function hoursText(ranges: readonly number[], words: DetailsWords): string {
  if (ranges.length === 0) return words.closed;
  const parts: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]];
    if (start === 0 && end === day) return words.allDay;
    parts.push(`${clockTime(start)}–${clockTime(end > day ? end - day : end)}`);
  }
  return parts.join(', ');
}

/** A day of the calendar, as the language writes it. */
export function dayText(date: string, language: Language, style: 'weekday' | 'date' | 'full'): string {
  return new Intl.DateTimeFormat(language, { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const day = 1440;
const styles = {
  weekday: { weekday: 'long' },
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
