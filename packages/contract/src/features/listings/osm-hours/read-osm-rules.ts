import { fault, type Fault } from '../fault.ts';
import { minutesOf, minutesOfDay } from '../hours/time-of-day.ts';
import { weekdayAfter, weekdays, type Weekday } from '../hours/weekday.ts';
import { osmDays, osmMonths } from './osm-words.ts';

/** Minutes since the day began; past midnight the end lies beyond 1440. */
export interface OsmSpan {
  start: number;
  end: number;
}

/** One rule of an `opening_hours` text. No spans means closed. */
export type OsmRule = { spans: OsmSpan[]; adds: boolean; part: string } & (
  | { on: 'weekdays'; days: Weekday[] }
  | { on: 'dates'; from: string; to: string }
);

/** Splits a text into its rules; the fault names the part that cannot be read, or that our hours cannot say. */
export function readOsmRules(text: string): { rules: OsmRule[] } | { fault: Fault } {
  const rules: OsmRule[] = [];
  for (const { part, adds } of splitRules(text)) {
    const rule = readRule(part, adds);
    if ('code' in rule) return { fault: rule };
    rules.push(rule);
  }
  return { rules };
}

/** Semicolons part rules, and so does a comma before a day or a date, as long as times came before it. */
function splitRules(text: string): { part: string; adds: boolean }[] {
  return text
    .split(';')
    .flatMap((chunk) =>
      chunk
        .split(/(?<=\d|off|closed)\s*,\s*(?=[A-Za-z]|\d{4}\s)/)
        .map((part, index) => ({ part: part.trim().replace(/\s+/g, ' '), adds: index > 0 })),
    )
    .filter(({ part }) => part !== '');
}

function readRule(part: string, adds: boolean): OsmRule | Fault {
  const [, selector = '', hours = ''] = /^(.*?):? ?((?:\d{1,2}:\d{2}.*|off|closed|open)?)$/i.exec(part) ?? [];
  if (part === '24/7') return { on: 'weekdays', days: [...weekdays], spans: [wholeDay], adds, part };
  const spans = readSpans(hours);
  if (!spans) return refuse(part);
  if (selector === '') return { on: 'weekdays', days: [...weekdays], spans, adds, part };
  const days = readDays(selector);
  if (days) return { on: 'weekdays', days, spans, adds, part };
  const dates = readDates(selector);
  return dates ? { on: 'dates', ...dates, spans, adds, part } : refuse(part);
}

/** No times at all are the whole day. */
function readSpans(hours: string): OsmSpan[] | undefined {
  if (/^(off|closed)$/i.test(hours)) return [];
  if (hours === '' || /^open$/i.test(hours)) return [wholeDay];
  const spans = hours.split(',').map((span) => readSpan(span.trim()));
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/** Past midnight either as 18:00-02:00 or as 18:00-26:00. */
function readSpan(span: string): OsmSpan | undefined {
  const [, from = '', hour = '', minute = ''] = /^(\d{1,2}:\d{2}) ?[-–] ?(\d{1,2}):(\d{2})$/.exec(span) ?? [];
  const start = minutesOf(from.padStart(5, '0'));
  const end = Number(hour) * 60 + Number(minute);
  if (hour === '' || start === undefined || Number(minute) > 59 || end > 2 * minutesOfDay) return undefined;
  const until = end > start ? end : end + minutesOfDay;
  return until - start <= minutesOfDay ? { start, end: until } : undefined;
}

function readDays(selector: string): Weekday[] | undefined {
  const days = selector.split(',').flatMap((range): (Weekday | undefined)[] => {
    const [first, last = first, ...rest] = range
      .trim()
      .split(/ ?[-–] ?/)
      .map(dayOf);
    if (first === undefined || last === undefined || rest.length > 0) return [undefined];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => weekdayAfter(first, index));
  });
  return days.every((day) => day !== undefined) ? [...new Set(days)] : undefined;
}

/** `2026 Dec 24`, `2026 Dec 24-26` or `2026 Dec 31-2027 Jan 01`. */
function readDates(selector: string): { from: string; to: string } | undefined {
  const [, year, month, day, endYear = year, endMonth = month, endDay = day] =
    /^(\d{4}) ([A-Za-z]{3}) (\d{1,2})(?: ?[-–] ?(?:(\d{4}) )?(?:([A-Za-z]{3}) )?(\d{1,2}))?$/.exec(
      selector,
    ) ?? [];
  const from = dateOf(year, month, day);
  const to = dateOf(endYear, endMonth, endDay);
  return from && to ? { from, to } : undefined;
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const index = osmMonths.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  return index < 0 ? undefined : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function dayOf(name: string): Weekday | undefined {
  return weekdays.find((day) => osmDays[day].toLowerCase() === name.toLowerCase());
}

/** Words of the format that our hours have no room for; anything else is a mistake. */
function refuse(part: string): Fault {
  return unsupported.test(part)
    ? fault('osm_hours_unsupported', { part })
    : fault('osm_hours_unreadable', { part });
}

const unsupported =
  /\b(PH|SH|easter|sunrise|sunset|dawn|dusk|week|unknown)\b|"|\|\||\+|\[|\d:\d{2}\/|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|^\d{4}\b/i;

const wholeDay: OsmSpan = { start: 0, end: minutesOfDay };
