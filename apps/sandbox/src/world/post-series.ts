import * as z from 'zod';

const weekdayNames = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

const occurrenceNames = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'] as const;

/** How an event repeats, as a merchant sends it. */
export const RecurrenceInfo = z.strictObject({
  seriesEndTime: z.string().optional(),
  dailyPattern: z.strictObject({}).optional(),
  weeklyPattern: z.strictObject({ daysOfWeek: z.array(z.enum(weekdayNames)).optional() }).optional(),
  monthlyPattern: z
    .strictObject({ dayOfMonth: z.int().optional(), dayOfWeekOccurrence: z.enum(occurrenceNames).optional() })
    .optional(),
});
export type RecurrenceInfo = z.infer<typeof RecurrenceInfo>;

/** What a monthly series does in months that lack its day: it passes them over, or takes their last day. */
export const monthEnds = ['skipped', 'last_day'] as const;

export type MonthEnd = (typeof monthEnds)[number];

const day = 86_400_000;

/** Whether a series that starts on one day is on another, both as `2026-12-04`; its end is not looked at. */
export function isOccurrence(
  info: RecurrenceInfo,
  first: string,
  date: string,
  monthEnd: MonthEnd = 'skipped',
): boolean {
  if (date < first) return false;
  const [at, start] = [new Date(`${date}T00:00Z`), new Date(`${first}T00:00Z`)];
  if (info.dailyPattern) return true;
  if (info.weeklyPattern) {
    const named = info.weeklyPattern.daysOfWeek ?? [];
    const name = weekdayNames[at.getUTCDay()];
    return named.length > 0 ? named.some((one) => one === name) : at.getUTCDay() === start.getUTCDay();
  }
  const { dayOfMonth, dayOfWeekOccurrence: nth } = info.monthlyPattern ?? {};
  if (dayOfMonth !== undefined) {
    const lastOfMonth = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    return at.getUTCDate() === (monthEnd === 'last_day' ? Math.min(dayOfMonth, lastOfMonth) : dayOfMonth);
  }
  if (nth === undefined || at.getUTCDay() !== start.getUTCDay()) return false;
  const isLast = new Date(at.getTime() + 7 * day).getUTCMonth() !== at.getUTCMonth();
  return nth === 'LAST' ? isLast : Math.floor((at.getUTCDate() - 1) / 7) === occurrenceNames.indexOf(nth);
}

/** An event as the current or else its next date has it, by a clock on the wall; its last one once the series is over. */
export function currentOccurrence(
  info: RecurrenceInfo,
  event: { start: string; end: string },
  clock: string,
  monthEnd: MonthEnd = 'skipped',
): { start: string; end: string } {
  const first = event.start.slice(0, 10);
  const last = info.seriesEndTime?.slice(0, 10) ?? '9999-12-31';
  let found = event;
  for (let moved = 0; moved < 4000; moved += 1) {
    const date = new Date(Date.parse(`${first}T00:00Z`) + moved * day).toISOString().slice(0, 10);
    if (date > last) break;
    if (!isOccurrence(info, first, date, monthEnd)) continue;
    found = { start: movedBy(event.start, moved), end: movedBy(event.end, moved) };
    if (found.end > clock) break;
  }
  return found;
}

function movedBy(moment: string, days: number): string {
  return new Date(Date.parse(`${moment}Z`) + days * day).toISOString().slice(0, 16);
}
