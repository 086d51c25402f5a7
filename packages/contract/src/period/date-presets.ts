/** The periods that people choose by name (product spec, section 9); `full` is everything since the beginning. */
export const datePresets = [
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_180_days',
  'last_365_days',
  'previous_week',
  'previous_month',
  'previous_quarter',
  'previous_6_months',
  'previous_year',
  'full',
] as const;
/** One period by name. */
export type DatePreset = (typeof datePresets)[number];

/** Before this day nothing can be asked for (product spec, section 9). */
export const earliestDate = '2005-01-01';

/** Days from the first to the last, both included, as YYYY-MM-DD in the company's time zone. */
export interface Period {
  from: string;
  to: string;
}

/** With what a period is compared (product spec, section 9): the one just before it, or the same days a year ago. */
export const periodComparisons = ['none', 'previous_term', 'previous_year'] as const;
/** One comparison. */
export type PeriodComparison = (typeof periodComparisons)[number];
