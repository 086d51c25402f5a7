import { fault, type Fault } from '../fault.ts';
import {
  dateOfDay,
  dayNumber,
  minutesOf,
  minutesOfDay,
  timeOfMinutes,
  type Weekday,
  weekdayAfter,
  weekdayOf,
  weekdays,
} from '../hours/calendar.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import { type HoursPeriod, normalizeHours } from '../hours/opening-hours.ts';
import { normalizeSpecialHours, type SpecialHoursPeriod } from '../hours/special-hours.ts';
import { osmDays, osmMonths } from './format-osm-hours.ts';

type OsmHours = { times: OpeningTimes } | { fault: Fault };

/**
 * Reads OpenStreetMap's `opening_hours` as far as our hours can say them: weekdays and single dates with times or `off`,
 * and 24/7. For anything else, such as `PH off` or `sunset`, the fault names the part: to leave it out would be to
 * publish wrong hours.
 */
export function parseOsmHours(text: string): OsmHours {
  const read = readOsmRules(text);
  if ('fault' in read) return read;
  const week = weekdays.map((): OsmSpan[] => []);
  const dates = new Map<string, OsmSpan[]>();
  for (const rule of read.rules) {
    if (rule.on === 'weekdays') applyToWeek(rule, week, dates);
    else {
      const found = applyToDates(rule, dates);
      if (found) return { fault: found };
    }
  }
  return {
    times: {
      opening_hours: normalizeHours(
        weekdays.flatMap((day) => (week[day] ?? []).map((span) => periodOf(day, span))),
      ),
      special_hours: normalizeSpecialHours([...dates].flatMap(([date, spans]) => specialOf(date, spans))),
    },
  };
}

/** A later rule takes the place of earlier ones on the days that both are about; after a comma it adds to them. */
function applyToWeek(
  { days, spans, adds }: OsmRule & { on: 'weekdays' },
  week: OsmSpan[][],
  dates: Map<string, OsmSpan[]>,
): void {
  const joins = adds && spans.length > 0;
  for (const day of days) week[day] = joins ? [...(week[day] ?? []), ...spans] : [...spans];
  for (const [date, before] of dates) {
    if (!days.includes(weekdayOf(date))) continue;
    if (joins) dates.set(date, [...before, ...spans]);
    else dates.delete(date);
  }
}

function applyToDates(
  { from, to, spans, adds, part }: OsmRule & { on: 'dates' },
  dates: Map<string, OsmSpan[]>,
): Fault | undefined {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined || last < first || last - first >= longestRange)
    return fault('osm_hours_unreadable', { part });
  for (let day = first; day <= last; day += 1) {
    const date = dateOfDay(day);
    const joins = adds && spans.length > 0;
    // It would be added to regular hours that a later rule may still change.
    if (joins && !dates.has(date)) return fault('osm_hours_unsupported', { part });
    dates.set(date, joins ? [...(dates.get(date) ?? []), ...spans] : [...spans]);
  }
  return undefined;
}

function periodOf(day: (typeof weekdays)[number], { start, end }: OsmSpan): HoursPeriod {
  const days = Math.ceil(end / minutesOfDay) - 1;
  return {
    open_day: day,
    open_time: timeOfMinutes(start),
    close_day: weekdayAfter(day, days),
    close_time: timeOfMinutes(end - days * minutesOfDay),
  };
}

function specialOf(date: string, spans: readonly OsmSpan[]): SpecialHoursPeriod[] {
  if (spans.length === 0)
    return [{ start_date: date, end_date: date, closed: true, open_time: null, close_time: null }];
  return spans.map(({ start, end }) => {
    const days = Math.ceil(end / minutesOfDay) - 1;
    return {
      start_date: date,
      end_date: dateOfDay((dayNumber(date) ?? 0) + days),
      closed: false,
      open_time: timeOfMinutes(start),
      close_time: timeOfMinutes(end - days * minutesOfDay),
    };
  });
}

const longestRange = 366;

/** Minutes since the day began; past midnight the end lies beyond 1440. */
interface OsmSpan {
  start: number;
  end: number;
}

/** One rule of an `opening_hours` text. No spans means closed. */
type OsmRule = { spans: OsmSpan[]; adds: boolean; part: string } & (
  | { on: 'weekdays'; days: Weekday[] }
  | { on: 'dates'; from: string; to: string }
);

/** Splits a text into its rules; the fault names the part that cannot be read, or that our hours cannot say. */
function readOsmRules(text: string): { rules: OsmRule[] } | { fault: Fault } {
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
