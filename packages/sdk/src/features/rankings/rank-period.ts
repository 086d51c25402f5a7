import { checkPeriod, type DatePreset } from '@pinfold/contract/period';

/** A period by its name, or by its days; both days are included and in the time zone of the company. */
export interface RankPeriodChoice {
  /** Wins over the days. */
  readonly preset?: DatePreset;
  /** `YYYY-MM-DD`, not before 2005-01-01. */
  readonly date_from?: string;
  /** `YYYY-MM-DD`, today at the latest. */
  readonly date_to?: string;
}

/** What people see who choose nothing. */
export const defaultRankPeriod: RankPeriodChoice = { preset: 'last_90_days' };

/** The period to ask for: what was chosen, else the last 90 days. */
export function requestedPeriod({ preset, date_from, date_to }: RankPeriodChoice): RankPeriodChoice {
  if (preset) return { preset };
  return date_from && date_to ? { date_from, date_to } : defaultRankPeriod;
}

/** Returns the days of a choice in an address, if they are a period. The API refuses periods in the future. */
export function daysInAddress({ date_from, date_to }: RankPeriodChoice): {
  date_from: string | undefined;
  date_to: string | undefined;
} {
  const isPeriod = checkPeriod({ from: date_from, to: date_to }, date_to ?? '') === undefined;
  return isPeriod ? { date_from, date_to } : { date_from: undefined, date_to: undefined };
}
