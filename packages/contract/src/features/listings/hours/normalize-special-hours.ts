import { addDays, dayNumber } from './calendar-date.ts';
import { rangeOfSpecial, type SpecialHoursPeriod } from './special-hours.ts';
import { minutesOfDay, timeOfMinutes } from './time-of-day.ts';

/** The same special hours in their one form: by date, what touches on a date merged, closed dates without times. */
export function normalizeSpecialHours(periods: readonly SpecialHoursPeriod[]): SpecialHoursPeriod[] {
  const dates = [...new Set(periods.map((period) => period.start_date))].sort();
  return dates.flatMap((date): SpecialHoursPeriod[] => {
    const ofDate = periods.filter((period) => period.start_date === date);
    if (ofDate.some((period) => period.closed))
      return [{ start_date: date, end_date: date, closed: true, open_time: null, close_time: null }];
    return rangesOf(ofDate).map(({ start, end }) => {
      const days = Math.ceil(end / minutesOfDay) - 1;
      return {
        start_date: date,
        end_date: addDays(date, days),
        closed: false,
        open_time: timeOfMinutes(start),
        close_time: timeOfMinutes(end - days * minutesOfDay),
      };
    });
  });
}

/** Whether the same dates have the same hours, however they are ordered or split. */
export function sameSpecialHours(
  a: readonly SpecialHoursPeriod[],
  b: readonly SpecialHoursPeriod[],
): boolean {
  return specialHoursKey(a) === specialHoursKey(b);
}

/** Equal for special hours that are the same. */
export function specialHoursKey(periods: readonly SpecialHoursPeriod[]): string {
  return normalizeSpecialHours(periods)
    .map((one) =>
      one.closed
        ? `${one.start_date} off`
        : `${one.start_date} ${one.open_time}-${one.end_date} ${one.close_time}`,
    )
    .join(',');
}

/** Ranges of one date that neither touch nor overlap; what is longer than a day is cut at midnight. */
function rangesOf(periods: readonly SpecialHoursPeriod[]): { start: number; end: number }[] {
  const ranges = periods.flatMap((period) => rangeOfSpecial(period) ?? []).sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged.flatMap(({ start, end }) =>
    end - start <= minutesOfDay
      ? [{ start, end }]
      : [
          { start, end: minutesOfDay },
          { start: minutesOfDay, end },
        ],
  );
}

/** Special hours from a date on: what is past concerns nobody. */
export function upcomingSpecialHours(
  periods: readonly SpecialHoursPeriod[],
  today: string,
): SpecialHoursPeriod[] {
  const from = dayNumber(today) ?? 0;
  return periods.filter((period) => (dayNumber(period.end_date) ?? from) >= from);
}
