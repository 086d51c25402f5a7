import { rangeOfPeriod, type HoursPeriod } from './hours-period.ts';
import { minutesOfDay } from './time-of-day.ts';
import { weekdayAfter, type Weekday } from './weekday.ts';

/** Gives some days the hours of another one: what opened on them goes, what opens on that day is repeated. */
export function copyHours(
  periods: readonly HoursPeriod[],
  from: Weekday,
  to: readonly Weekday[],
): HoursPeriod[] {
  const targets = to.filter((day) => day !== from);
  const source = periods.filter((period) => period.open_day === from);
  const kept = periods.filter((period) => !targets.includes(period.open_day));
  return [...kept, ...targets.flatMap((day) => source.map((period) => moveTo(period, day)))].sort(
    (a, b) => startOf(a) - startOf(b),
  );
}

function moveTo(period: HoursPeriod, day: Weekday): HoursPeriod {
  const close_day = weekdayAfter(period.close_day, day - period.open_day);
  return { ...period, open_day: day, close_day };
}

function startOf(period: HoursPeriod): number {
  return rangeOfPeriod(period)?.start ?? period.open_day * minutesOfDay;
}
