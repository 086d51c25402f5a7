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
  // Loaded by the first who asks: its data takes 0.2 s and 50 MB.
  const { default: Calendars } = await import('date-holidays');
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const found = years.flatMap((year) => holidaysOfYear(Calendars, { country, region, year, language }));
  return holidaysBetween(found, from, to);
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
  const options = { languages: [language], types: ['public' as const] };
  const calendar = region ? new Calendars(country, region, options) : new Calendars(country, options);
  const byDate = new Map<CalendarDate, PublicHoliday>();
  for (const { date: begins, start, end, name: text, substitute = false } of calendar.getHolidays(year)) {
    const [first = '', time = ''] = begins.split(' ');
    if (time !== '00:00:00') continue;
    const name = substitute ? withoutNote(text) : text;
    // A day with a change of the clocks has an hour more or less.
    const days = Math.max(Math.round((end.getTime() - start.getTime()) / dayLength), 1);
    for (let day = 0; day < days; day += 1) {
      const date = addDays(first, day);
      byDate.set(date, together(byDate.get(date), { date, name, substitute }));
    }
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Screens say in words of their own that a day is a substitute: the data has them in few languages. */
function withoutNote(name: string): string {
  return name.replace(/ \([^()]*\)$/, '');
}

/** What falls on one day; the data itself writes two names with a semicolon. */
function together(before: PublicHoliday | undefined, one: PublicHoliday): PublicHoliday {
  if (!before) return one;
  const names = new Set([...before.name.split('; '), one.name]);
  return { ...one, name: [...names].join('; '), substitute: before.substitute && one.substitute };
}

const dayLength = 86_400_000;
