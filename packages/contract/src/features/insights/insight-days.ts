import { addDays } from '../listings/hours/calendar.ts';
import { type DatePreset, datePresets, monthOf, monthsLater } from '../../period.ts';

/** Google’s figures come days late and are corrected for a while: none is shown before it is two weeks old (product spec, section 9). */
export const insightDelayDays = 14;

/** Returns the last day that insights can be asked for, by the company’s today. */
export function latestInsightDay(today: string): string {
  return addDays(today, -insightDelayDays);
}

/** Periods of insights by name; they end at the latest day. Yesterday has no figures yet. */
export const insightPresets: readonly InsightPreset[] = datePresets.filter(
  (preset): preset is InsightPreset => preset !== 'yesterday',
);

/** One of them. */
export type InsightPreset = Exclude<DatePreset, 'yesterday'>;

/** The period of those who choose none. */
export const defaultInsightPreset: InsightPreset = 'last_30_days';

/** Returns the last month with search keywords: they are counted by whole months. Its first day, YYYY-MM-DD. */
export function latestKeywordsMonth(today: string): string {
  return monthsLater(monthOf(today), -1);
}

/** Until this day of the next month Google still corrects the keywords of a month. */
const settledFromDay = 10;

/** Whether Google corrects the keywords of a month, given by its first day, no more. */
export function isMonthSettled(month: string, today: string): boolean {
  return addDays(monthsLater(month, 1), settledFromDay - 1) <= today;
}

/** Returns the month of those who choose none: the last that is settled. Its first day, YYYY-MM-DD. */
export function usualKeywordsMonth(today: string): string {
  const latest = latestKeywordsMonth(today);
  return isMonthSettled(latest, today) ? latest : monthsLater(latest, -1);
}

/** How far back Google's figures reach when a location is first read, in months. */
export const insightHistoryMonths = 18;
