import type { HolidayGap } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import { hoursOfDate } from './hours-of-date.ts';
import { setSpecialDays } from './special-days.ts';

/** Says for each holiday that lacks it whether the location is closed or open as on any such day of the week. */
export function fillGaps(
  times: OpeningTimes,
  gaps: readonly HolidayGap[],
  how: 'closed' | 'usual',
): readonly SpecialHoursPeriod[] {
  const usual = { opening_hours: times.opening_hours, special_hours: [] };
  return gaps.reduce<readonly SpecialHoursPeriod[]>(
    (periods, { date }) =>
      setSpecialDays(
        periods,
        { from: date, to: date },
        how === 'closed' ? 'closed' : hoursOfDate(usual, date),
      ),
    times.special_hours,
  );
}
