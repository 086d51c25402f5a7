import { earliestDate, type Period, resolvePeriod } from '@pinfold/contract/period';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../../state/define-filters.ts';
import {
  changePeriod,
  daysInAddress,
  defaultPeriod,
  type PeriodChoice,
  periodFields,
  requestedPeriod,
  tidyPeriod,
} from '../../../state/period-choice.ts';
import { formatFilters, parseFilters, type SearchParam } from '../../../state/search-params.ts';

const websiteId: SearchParam<number> = {
  read: ([given]) => (/^[1-9]\d{0,14}$/.test(given ?? '') ? Number(given) : undefined),
};

const fields = {
  /** Id of the website. */
  website: (): SearchParam<number> => websiteId,
};

/** Of which website audits are shown, and of which days; without days, the last 90. */
export interface WebsiteAuditFilters extends FiltersOf<typeof fields>, PeriodChoice {}

/** Some filters to set; undefined takes one away. */
export type WebsiteAuditFiltersChange = FiltersChange<WebsiteAuditFilters>;

const websiteAuditFilters: FilterDefinition<WebsiteAuditFilters> =
  /* @__PURE__ */ defineFilters<WebsiteAuditFilters>(
    { ...fields, ...periodFields },
    { defaults: defaultPeriod },
  );

/** The filters after a change: a period by its name ends one by its days, and the other way round. */
export function changedWebsiteAuditFilters(
  filters: WebsiteAuditFilters,
  change: WebsiteAuditFiltersChange,
): WebsiteAuditFilters {
  return websiteAuditFilters.tidy(tidyPeriod(changePeriod(filters, change)));
}

/** The days that filters mean, counted from the company's today. */
export function websiteAuditDays(filters: WebsiteAuditFilters, today: string): Period {
  const { preset, date_from: from, date_to: to } = requestedPeriod(filters);
  return from && to && !preset ? { from, to } : resolvePeriod(preset ?? 'last_90_days', today, earliestDate);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseWebsiteAuditFilters(new URLSearchParams('website=3')); // { website: 3 }
 * ```
 */
export function parseWebsiteAuditFilters(params: URLSearchParams): WebsiteAuditFilters {
  const filters = parseFilters(websiteAuditFilters, params);
  return websiteAuditFilters.tidy(tidyPeriod({ ...filters, ...daysInAddress(filters) }));
}

/**
 * Writes filters for an address; `parseWebsiteAuditFilters` reads them back.
 *
 * @example
 * ```ts
 * formatWebsiteAuditFilters({ website: 3 }).toString(); // website=3
 * ```
 */
export function formatWebsiteAuditFilters(filters: WebsiteAuditFilters): URLSearchParams {
  return formatFilters(websiteAuditFilters, filters);
}
