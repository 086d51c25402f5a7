import type { Sector } from '../catalogue/categories.ts';
import type { ListingContent, TimeOfDay, TimePeriod } from './listing-fields.ts';

type Day = TimePeriod['openDay'];

/** Opening hours of a kind of business, with the coming Christmas and New Year. */
export function seedHours(
  sector: Sector | undefined,
  draw: number,
  seededAt: number,
): Pick<ListingContent, 'regularHours' | 'specialHours' | 'moreHours'> {
  const [opens, closes] = [opening[draw % opening.length] ?? 480, closing[draw % closing.length] ?? 1200];
  const weekdays = [...workdays].map((day) => period(day, opens, closes));
  const hasSunday = sector === 'food' || sector === 'lodging' || sector === 'culture' || sector === 'cars';
  return {
    regularHours: {
      periods: [
        ...(hasSunday ? [period('SUNDAY', opens + 60, closes - 60)] : []),
        ...weekdays,
        period('SATURDAY', opens + 30, closes),
      ],
    },
    specialHours: { specialHourPeriods: holidays(opens, seededAt) },
    ...(sector === 'food' && draw % 2 === 0
      ? {
          moreHours: [
            { hoursTypeId: 'BREAKFAST', periods: workdays.map((day) => period(day, opens, 720)) },
            { hoursTypeId: 'TAKEOUT', periods: workdays.map((day) => period(day, opens, closes - 15)) },
          ],
        }
      : {}),
  };
}

const workdays: Day[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const opening = [420, 450, 480, 480, 510];
const closing = [1200, 1260, 1290];

function holidays(opens: number, seededAt: number) {
  const today = new Date(seededAt);
  const isOver = today.getUTCMonth() === 11 && today.getUTCDate() > 26;
  const year = today.getUTCFullYear() + (isOver ? 1 : 0);
  return [
    { startDate: { year, month: 12, day: 24 }, openTime: timeOf(opens), closeTime: timeOf(840) },
    { startDate: { year, month: 12, day: 25 }, closed: true },
    { startDate: { year, month: 12, day: 26 }, closed: true },
    { startDate: { year: year + 1, month: 1, day: 1 }, closed: true },
  ];
}

function period(day: Day, opens: number, closes: number): TimePeriod {
  return { openDay: day, openTime: timeOf(opens), closeDay: day, closeTime: timeOf(closes) };
}

/** Google leaves zeros out. */
export function timeOf(minutes: number): TimeOfDay {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return { ...(hours === 0 ? {} : { hours }), ...(rest === 0 ? {} : { minutes: rest }) };
}
