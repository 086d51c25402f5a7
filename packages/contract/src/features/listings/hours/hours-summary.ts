import type { HoursPeriod } from './hours-period.ts';
import { normalizeHours } from './normalize-hours.ts';
import type { TimeOfDay } from './time-of-day.ts';
import { weekdays, type Weekday } from './weekday.ts';

/** Days in a row that have the same times; no times means closed. */
export interface HoursGroup {
  from: Weekday;
  to: Weekday;
  times: { open_time: TimeOfDay; close_time: TimeOfDay }[];
}

/** A week in as few lines as it takes, from Monday to Sunday: data, which a view puts into words. */
export function hoursSummary(periods: readonly HoursPeriod[]): HoursGroup[] {
  const normal = normalizeHours(periods);
  const groups: HoursGroup[] = [];
  for (const day of weekdays) {
    const times = normal
      .filter((period) => period.open_day === day)
      .map(({ open_time, close_time }) => ({ open_time, close_time }));
    const last = groups.at(-1);
    if (last && sameTimes(last.times, times)) last.to = day;
    else groups.push({ from: day, to: day, times });
  }
  return groups;
}

function sameTimes(a: HoursGroup['times'], b: HoursGroup['times']): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ open_time, close_time }, at) => b[at]?.open_time === open_time && b[at].close_time === close_time,
    )
  );
}
