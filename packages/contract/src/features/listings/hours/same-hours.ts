import type { HoursPeriod } from './hours-period.ts';
import { normalizeHours } from './normalize-hours.ts';

/** Whether two weeks are open at the same times, however their periods are ordered or split. */
export function sameHours(a: readonly HoursPeriod[], b: readonly HoursPeriod[]): boolean {
  return hoursKey(a) === hoursKey(b);
}

/** Equal for hours that are the same. */
export function hoursKey(periods: readonly HoursPeriod[]): string {
  return normalizeHours(periods)
    .map((period) => `${period.open_day} ${period.open_time}-${period.close_day} ${period.close_time}`)
    .join(',');
}
