import { findCategory } from '../../world/catalogue/categories.ts';
import { moreHoursKindsOf } from '../../world/catalogue/sector-kinds.ts';
import type {
  CalendarDate,
  ListingContent,
  SpecialHourPeriod,
  TimeOfDay,
  TimePeriod,
} from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

/** In minutes, as everything here. */
const day = 1440;
const week = 7 * day;

export function checkRegularHours({ regularHours }: ListingContent): Violation[] {
  return checkPeriods(regularHours?.periods ?? [], 'regular_hours.periods');
}

export function checkMoreHours({ moreHours = [], categories }: ListingContent): Violation[] {
  const names = [categories?.primaryCategory, ...(categories?.additionalCategories ?? [])];
  const kinds = names.flatMap((category) => {
    const sector = findCategory(category?.name)?.sector;
    return sector ? moreHoursKindsOf(sector).map(({ id }) => id) : [];
  });
  const types = moreHours.map(({ hoursTypeId }) => hoursTypeId ?? '');
  return moreHours.flatMap(({ hoursTypeId = '', periods = [] }, index) => [
    ...(kinds.includes(hoursTypeId)
      ? []
      : [
          violation(
            'more_hours.hours_type_id',
            'INCOMPATIBLE_MORE_HOURS_TYPE_FOR_CATEGORY',
            `The category has no hours of type ${hoursTypeId}.`,
          ),
        ]),
    ...(types.indexOf(hoursTypeId) === index
      ? []
      : [violation('more_hours.hours_type_id', 'OVERLAPPING_RANGES', `${hoursTypeId} is given twice.`)]),
    ...checkPeriods(periods, 'more_hours.periods'),
  ]);
}

/** Minutes from midnight; undefined when no clock shows it. 24:00 ends a day, and 24:01 to 24:59 do not exist. */
function minutesOf({ hours = 0, minutes = 0, seconds = 0, nanos = 0 }: TimeOfDay): number | undefined {
  const isOnClock = hours >= 0 && minutes >= 0 && minutes < 60 && seconds === 0 && nanos === 0;
  const total = hours * 60 + minutes;
  return isOnClock && total <= day ? total : undefined;
}

function checkPeriods(periods: readonly TimePeriod[], field: string): Violation[] {
  const spans: { from: number; length: number }[] = [];
  for (const period of periods) {
    const opens = minutesOf(period.openTime ?? {});
    const closes = minutesOf(period.closeTime ?? {});
    if (opens === undefined || closes === undefined) {
      return [violation(field, 'INVALID_HOURS_VALUE', 'Times are from 00:00 to 24:00.')];
    }
    const from = days.indexOf(period.openDay) * day + opens;
    const to = days.indexOf(period.closeDay) * day + closes;
    if (period.openDay === period.closeDay && to <= from) {
      return [violation(field, 'INVERTED_RANGE', `On ${period.openDay} it closes before it opens.`)];
    }
    spans.push({ from, length: (to - from + week) % week || week });
  }
  return overlap(spans) ? [violation(field, 'OVERLAPPING_RANGES', 'Two periods overlap.')] : [];
}

/** The week is a circle: a period that begins on Sunday may end on Monday. */
function overlap(spans: readonly { from: number; length: number }[]): boolean {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  return sorted.some(({ from, length }, index) => {
    const next = sorted[index + 1];
    if (next) return next.from < from + length;
    const first = sorted[0];
    return first !== undefined && sorted.length > 1 && first.from + week < from + length;
  });
}

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

const specialField = 'special_hours.special_hour_periods';

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
    ? [violation(specialField, 'OVERLAPPED_SPECIAL_HOURS', 'Two special hours overlap.')]
    : [];
}

/** In minutes since 1970, as a calendar counts them. */
function spanOf(period: SpecialHourPeriod): { from: number; to: number } | Violation {
  const start = dayNumber(period.startDate);
  if (start === undefined)
    return violation(specialField, 'INVALID_HOURS_VALUE', 'The start date is not a whole date.');
  if (period.closed) return { from: start * day, to: start * day + day };
  const opens = period.openTime && minutesOf(period.openTime);
  const closes = period.closeTime && minutesOf(period.closeTime);
  if (opens === undefined || closes === undefined) {
    return violation(specialField, 'INVALID_HOURS_VALUE', 'An open day needs an opening and a closing time.');
  }
  const end = period.endDate ? dayNumber(period.endDate) : start;
  if (end === undefined)
    return violation(specialField, 'INVALID_HOURS_VALUE', 'The end date is not a whole date.');
  const [from, to] = [start * day + opens, end * day + closes];
  if (to <= from) return violation(specialField, 'INVERTED_RANGE', 'It closes before it opens.');
  const isTooLong = end > start + 1 || to - from > day || (end === start + 1 && closes > latestNextDay);
  return isTooLong
    ? violation(
        specialField,
        'INVALID_TIME_SCHEDULE',
        'Special hours end at 11:59 of the next day at the latest.',
      )
    : { from, to };
}

function dayNumber({ year = 0, month = 0, day: date = 0 }: CalendarDate): number | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  const isReal = year > 0 && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return isReal ? time.getTime() / 86_400_000 : undefined;
}
