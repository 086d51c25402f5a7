import {
  defaultInsightPreset,
  type InsightPreset,
  insightPresets,
} from '@pinfold/contract/features/insights/insight-days';
import { type InsightOrder, insightOrders } from '@pinfold/contract/features/insights/insight-metrics';
import {
  type PeriodComparison,
  periodComparisons,
  resolvePeriod,
  type StepUnit,
  stepUnits,
} from '@pinfold/contract/period';
import { offeredSteps } from '@pinfold/contract/series-steps';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { changePeriod, daysInAddress, tidyPeriod } from '../../state/period-choice.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';

const locationFields = {
  /** Part of the name, address, city or store code. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Any of these towns. */
  cities: (kind: Kinds): SearchParam<readonly string[]> => kind.texts({ longest: 100 }),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Of which locations insights are. A filter that is left out does not narrow anything. */
export interface InsightLocationFilters extends FiltersOf<typeof locationFields> {}

const periodOfInsights = {
  /** Wins over the days. @defaultValue 'last_30_days' */
  preset: (kind: Kinds): SearchParam<InsightPreset> => kind.choice(insightPresets),
  /** `YYYY-MM-DD`, not before 2005-01-01. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** `YYYY-MM-DD`, two weeks ago at the latest. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
  /** The earlier period that figures are compared with. @defaultValue 'previous_term' */
  compare: (kind: Kinds): SearchParam<PeriodComparison> => kind.choice(periodComparisons),
  /** How long a step of a chart is. Left out, or where the period has no such steps, it follows from the period. */
  resolution: (kind: Kinds): SearchParam<StepUnit> => kind.choice(stepUnits),
};

const listFields = {
  /** In which order locations come. @defaultValue 'views' */
  order: (kind: Kinds): SearchParam<InsightOrder> => kind.choice(insightOrders),
  /** First month of the keywords, such as `2026-10`; with `month_to` only. */
  month_from: (): SearchParam<string> => month,
  /** Last month of the keywords. Left out, both are the last that is known. */
  month_to: (): SearchParam<string> => month,
};

/** What insights are about, with the names of an address. */
export interface InsightFilters
  extends InsightLocationFilters, FiltersOf<typeof periodOfInsights>, FiltersOf<typeof listFields> {}

/** Some filters to set; undefined resets one to its default. */
export type InsightFiltersChange = FiltersChange<InsightFilters>;

/** What people see who choose nothing. */
export const usualInsightFilters: Required<Pick<InsightFilters, 'preset' | 'compare' | 'order'>> = {
  preset: defaultInsightPreset,
  compare: 'previous_term',
  order: 'views',
};

const insightLocationFilters: FilterDefinition<InsightLocationFilters> =
  /* @__PURE__ */ defineFilters(locationFields);

const insightFilters: FilterDefinition<InsightFilters> = /* @__PURE__ */ defineFilters<InsightFilters>(
  { ...locationFields, ...periodOfInsights, ...listFields },
  { defaults: usualInsightFilters },
);

/** Drops empty and default values, so that equal filters are equal objects. */
export function tidyInsightFilters(filters: InsightFiltersChange): InsightFilters {
  const hasMonths = filters.month_from && filters.month_to && filters.month_from <= filters.month_to;
  const tidy = insightFilters.tidy(
    tidyPeriod({ ...filters, ...(!hasMonths && { month_from: undefined, month_to: undefined }) }),
  );
  const { resolution, ...others } = tidy;
  return resolution && !insightSteps(tidy).includes(resolution) ? others : tidy;
}

/** The steps that charts of a period can have, by its length: a period by its name always has about the same. */
export function insightSteps({ preset, date_from: from, date_to: to }: InsightFilters): readonly StepUnit[] {
  if (!preset && from && to) return offeredSteps({ from, to });
  const named = preset ?? usualInsightFilters.preset;
  return named === 'full' ? stepsOfEverything : offeredSteps(resolvePeriod(named, '2026-01-01'));
}

/** The first reading goes back more than a year. */
const stepsOfEverything: readonly StepUnit[] = ['week', 'month'];

/** The filters after a change: a period by its name ends one by its days, and the other way round. */
export function changedInsightFilters(filters: InsightFilters, change: InsightFiltersChange): InsightFilters {
  return tidyInsightFilters(changePeriod<InsightFiltersChange>(filters, change));
}

/** The locations of filters, without the rest. */
export function insightLocationsOf(filters: InsightLocationFilters): InsightLocationFilters {
  return insightLocationFilters.tidy(filters);
}

/** True when only some locations are meant. */
export function hasInsightLocationFilters(filters: InsightLocationFilters): boolean {
  return insightLocationFilters.has(filters);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored; days of the last two weeks are kept, and
 * `useInsights` says what is wrong with them.
 *
 * @example
 * ```ts
 * parseInsightFilters(new URLSearchParams('preset=previous_month&groups=3'));
 * // { groups: [3], preset: 'previous_month' }
 * ```
 */
export function parseInsightFilters(params: URLSearchParams): InsightFilters {
  const filters = parseFilters(insightFilters, params);
  return tidyInsightFilters({ ...filters, ...daysInAddress(filters) });
}

/**
 * Writes filters for an address; `parseInsightFilters` reads them back.
 *
 * @example
 * ```ts
 * formatInsightFilters({ groups: [1, 2], preset: 'last_90_days' }).toString(); // groups=1%2C2&preset=last_90_days
 * ```
 */
export function formatInsightFilters(filters: InsightFilters): URLSearchParams {
  return formatFilters(insightFilters, tidyInsightFilters(filters));
}

const month: SearchParam<string> = {
  read: ([given = '']) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? given : undefined),
};
