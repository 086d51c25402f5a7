import type { CalendarDate, ListingContent, SpecialHourPeriod } from '../../world/listings/listing-fields.ts';
import { minutesOf } from './check-hours.ts';
import { violation, type Violation } from './violation.ts';

const field = 'special_hours.special_hour_periods';
const day = 1440;
/** An exception may run into the next day, until 11:59. */
const latestNextDay = 719;

export function checkSpecialHours({ specialHours, regularHours }: ListingContent): Violation[] {
  const periods = specialHours?.specialHourPeriods ?? [];
  if (periods.length === 0) return [];
  if ((regularHours?.periods ?? []).length === 0) {
    return [
      violation(
        'special_hours',
        'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS',
        'Special hours need regular hours.',
      ),
    ];
  }
  const spans = periods.map(spanOf);
  const wrong = spans.filter((span) => 'reason' in span);
  if (wrong.length > 0) return wrong;
  const sorted = spans.filter((span) => 'from' in span).sort((one, other) => one.from - other.from);
  return sorted.some((span, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.from < span.to;
  })
    ? [violation(field, 'OVERLAPPED_SPECIAL_HOURS', 'Two special hours overlap.')]
    : [];
}

/** In minutes since 1970, as a calendar counts them. */
function spanOf(period: SpecialHourPeriod): { from: number; to: number } | Violation {
  const start = dayNumber(period.startDate);
  if (start === undefined)
    return violation(field, 'INVALID_HOURS_VALUE', 'The start date is not a whole date.');
  if (period.closed) return { from: start * day, to: start * day + day };
  const opens = period.openTime && minutesOf(period.openTime);
  const closes = period.closeTime && minutesOf(period.closeTime);
  if (opens === undefined || closes === undefined) {
    return violation(field, 'INVALID_HOURS_VALUE', 'An open day needs an opening and a closing time.');
  }
  const end = period.endDate ? dayNumber(period.endDate) : start;
  if (end === undefined) return violation(field, 'INVALID_HOURS_VALUE', 'The end date is not a whole date.');
  const [from, to] = [start * day + opens, end * day + closes];
  if (to <= from) return violation(field, 'INVERTED_RANGE', 'It closes before it opens.');
  const isTooLong = end > start + 1 || to - from > day || (end === start + 1 && closes > latestNextDay);
  return isTooLong
    ? violation(field, 'INVALID_TIME_SCHEDULE', 'Special hours end at 11:59 of the next day at the latest.')
    : { from, to };
}

function dayNumber({ year = 0, month = 0, day: date = 0 }: CalendarDate): number | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  const isReal = year > 0 && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return isReal ? time.getTime() / 86_400_000 : undefined;
}
