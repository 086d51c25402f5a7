import { fault, type Fault } from '../fault.ts';
import { dateOfDay, dayNumber } from '../hours/calendar-date.ts';
import type { HoursPeriod } from '../hours/hours-period.ts';
import { normalizeHours } from '../hours/normalize-hours.ts';
import { normalizeSpecialHours } from '../hours/normalize-special-hours.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import type { SpecialHoursPeriod } from '../hours/special-hours.ts';
import { minutesOfDay, timeOfMinutes } from '../hours/time-of-day.ts';
import { weekdayAfter, weekdayOf, weekdays } from '../hours/weekday.ts';
import { readOsmRules, type OsmRule, type OsmSpan } from './read-osm-rules.ts';

export type OsmHours = { times: OpeningTimes } | { fault: Fault };

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
