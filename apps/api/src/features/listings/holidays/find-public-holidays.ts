import type Calendar from 'date-holidays';
import { LRUCache } from 'lru-cache';
import {
  holidaysBetween,
  type PublicHoliday,
} from '@pinfold/contract/features/listings/holidays/public-holidays';
import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';

/** Which holidays are asked for. */
export interface AskedHolidays {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What follows it in ISO 3166-2. */
  region?: string | undefined;
  from: CalendarDate;
  /** Included. */
  to: CalendarDate;
}

/**
 * Returns the public holidays of a country, or of a region with those of its country, by date, each date once. A country
 * that is not known has none, and a region that is not known has none of its own. Left out are holidays of half a day.
 */
export async function findPublicHolidays(
  { country, region = usualRegions[country], from, to }: AskedHolidays,
  language: Language,
): Promise<PublicHoliday[]> {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  // Loaded on first use: its data takes 0.2 s and 40 MB.
  const { default: Calendars } = await import('date-holidays');
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const found = new Map<CalendarDate, PublicHoliday>();
  // What begins at the end of a year may last into the next.
  for (let year = first - 1; year <= last; year += 1)
    for (const one of holidaysOfYear(Calendars, { country, region, year, language })) add(found, one);
  const inOrder = [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  return holidaysBetween(inOrder, from, to);
}

/** Where hardly a holiday is the whole country's, the region in which most of it lives. */
const usualRegions: Readonly<Record<string, string>> = { GB: 'ENG' };

interface YearOfHolidays {
  country: string;
  region: string | undefined;
  year: number;
  language: Language;
}

function holidaysOfYear(Calendars: typeof Calendar, asked: YearOfHolidays): readonly PublicHoliday[] {
  const { country, region = '', year, language } = asked;
  const key = `${country}-${region} ${year} ${language}`;
  const known = reckoned.get(key);
  if (known) return known;
  const holidays = reckonYear(Calendars, asked);
  reckoned.set(key, holidays);
  return holidays;
}

/** A year takes some milliseconds, and keeps some kilobytes. */
const reckoned = new LRUCache<string, readonly PublicHoliday[]>({ max: 1000 });

function reckonYear(
  Calendars: typeof Calendar,
  { country, region, year, language }: YearOfHolidays,
): PublicHoliday[] {
  const options = { languages: [language], types: ['bank' as const, 'public' as const] };
  const calendar = region ? new Calendars(country, region, options) : new Calendars(country, options);
  const byDate = new Map<CalendarDate, PublicHoliday>();
  for (const { date: begins, start, end, type, name: text, substitute = false } of calendar.getHolidays(
    year,
  )) {
    // In some countries a day in place of a public holiday is known as one of banks.
    if (type !== 'public' && !substitute) continue;
    const [first = '', time = ''] = begins.split(' ');
    if (time !== '00:00:00') continue;
    const name = substitute ? withoutNote(text) : text;
    // A day with a change of the clocks has an hour more or less.
    const days = Math.max(Math.round((end.getTime() - start.getTime()) / dayLength), 1);
    for (let day = 0; day < days; day += 1) add(byDate, { date: addDays(first, day), name, substitute });
  }
  return [...byDate.values()];
}

/** Screens say in words of their own that a day is a substitute: the data has them in few languages. */
function withoutNote(name: string): string {
  return name.replace(/ \([^()]*\)$/, '');
}

/** Of two holidays on one day both are named; the data itself writes two names with a semicolon. */
function add(found: Map<CalendarDate, PublicHoliday>, one: PublicHoliday): void {
  const before = found.get(one.date);
  const names = new Set([...(before?.name.split('; ') ?? []), one.name]);
  const substitute = one.substitute && (before?.substitute ?? true);
  found.set(one.date, { date: one.date, name: [...names].join('; '), substitute });
}

const dayLength = 86_400_000;
