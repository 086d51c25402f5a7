import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';

/** How far back people look most. */
export const historyPresets = ['week', 'month', 'quarter'] as const;

/** A way back that is offered ready-made: 7, 30 or 90 days. */
export type HistoryPreset = (typeof historyPresets)[number];

/** The day that a preset means. */
export function dayOfPreset(preset: HistoryPreset, today: CalendarDate): CalendarDate {
  return addDays(today, -daysBack[preset]);
}

const daysBack: Record<HistoryPreset, number> = { week: 7, month: 30, quarter: 90 };

/** The last moment of a day in a time zone, as ISO 8601: what a listing said on a day is what it said when it ended. */
export function endOfDay(day: CalendarDate, timeZone: string): string {
  return new Date(instantOf(addDays(day, 1), 0, timeZone).getTime() - 1).toISOString();
}

/** The last moment before another. */
export function momentBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString();
}
