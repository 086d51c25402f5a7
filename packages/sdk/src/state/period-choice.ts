import {
  checkPeriod,
  type DatePreset,
  datePresets,
  type Period,
  resolvePeriod,
} from '@pinfold/contract/period';
import type { FilterFields, FiltersChange, FiltersOf } from './define-filters.ts';
import type { Kinds, SearchParam } from './search-params.ts';

const fields = {
  /** Wins over the days. */
  preset: (kind: Kinds): SearchParam<DatePreset> => kind.choice(datePresets),
  /** `YYYY-MM-DD`, not before 2005-01-01. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** `YYYY-MM-DD`, today at the latest. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
};

/** A period by its name, or by its days; both days are included and in the time zone of the company. */
export interface PeriodChoice extends FiltersOf<typeof fields> {}

/** A period among the filters of a search. */
export const periodFields: FilterFields<PeriodChoice> = fields;

/** What people see who choose nothing. */
export const defaultPeriod: PeriodChoice = { preset: 'last_90_days' };

/** The period to ask for: what was chosen, else the last 90 days. */
export function requestedPeriod({ preset, date_from, date_to }: PeriodChoice): PeriodChoice {
  if (preset) return { preset };
  return date_from && date_to ? { date_from, date_to } : defaultPeriod;
}

/** The days of a choice on the day `today`, for an API that takes no periods by their names. */
export function chosenDays(choice: PeriodChoice, today: string): Period {
  const { preset, date_from: from, date_to: to } = requestedPeriod(choice);
  return !preset && from && to ? { from, to } : resolvePeriod(preset ?? 'last_90_days', today);
}

/** Returns the days of a choice in an address, if they are a period. The API refuses periods in the future. */
export function daysInAddress({ date_from, date_to }: PeriodChoice): {
  date_from: string | undefined;
  date_to: string | undefined;
} {
  const isPeriod = checkPeriod({ from: date_from, to: date_to }, date_to ?? '') === undefined;
  return isPeriod ? { date_from, date_to } : { date_from: undefined, date_to: undefined };
}

/** Drops the days where a period by its name wins over them, or one of them is missing. */
export function tidyPeriod<Search extends FiltersChange<PeriodChoice>>(search: Search): Search {
  const isByDays = !search.preset && search.date_from && search.date_to;
  return isByDays ? search : { ...search, date_from: undefined, date_to: undefined };
}

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changePeriod<Search extends FiltersChange<PeriodChoice>>(
  search: Search,
  change: Search,
): Search {
  const isPeriod = 'preset' in change || 'date_from' in change || 'date_to' in change;
  return {
    ...search,
    ...(isPeriod && { preset: undefined, date_from: undefined, date_to: undefined }),
    ...change,
  };
}
