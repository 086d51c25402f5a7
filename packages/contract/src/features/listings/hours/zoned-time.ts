import { dayNumber, type CalendarDate } from './calendar-date.ts';

/** The date and the minute of the day that clocks of a time zone show. */
export function localTime(instant: Date, timeZone: string): { date: CalendarDate; minutes: number } {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return {
    date: local.slice(0, 10),
    minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
  };
}

/**
 * The moment at which clocks show so many minutes after a date began. Of an hour that comes twice the first is meant,
 * and what a change to summer time leaves out is moved on by it.
 */
export function instantOf(date: CalendarDate, minutes: number, timeZone: string): Date {
  const wall = (dayNumber(date) ?? 0) * 86_400_000 + minutes * 60_000;
  const before = offsetAt(wall - 86_400_000, timeZone);
  const after = offsetAt(wall + 86_400_000, timeZone);
  const fits = [wall - before, wall - after].find((moment) => moment + offsetAt(moment, timeZone) === wall);
  return new Date(fits ?? wall - before);
}

/** How far clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Making one takes longer than asking it a thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
