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

/** How far back Google's figures reach when a location is first read, in months. */
export const insightHistoryMonths = 18;
