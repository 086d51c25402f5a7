import { defaultOldInsightPeriod, lastOldInsightDay } from '@pinfold/contract/features/insights/old-insights';
import { type ArchiveState, useArchive } from '../../../query/use-archive.ts';
import type { FiltersStart } from '../../../state/use-filters.ts';
import { insightAccess } from '../insights.queries.ts';
import type { OldInsightFilters } from './old-insight-filters.ts';
import { getOldInsights, type OldInsights } from './old-insights.queries.ts';

/** Controlled or initial filters. */
export interface OldInsightFiltersStart extends FiltersStart<OldInsightFilters> {}

/** What `useOldInsights` gives: everything that a view needs. */
export interface OldInsightsState extends ArchiveState<OldInsights> {}

/**
 * How profiles were found, seen and used, as Google counted until 30 March 2023: an archive, by day and by location.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { insights } = useOldInsights({ defaultFilters: { date_from: '2023-03-01', date_to: '2023-03-30' } });
 * return <p>{insights?.totals.views_maps}</p>;
 * ```
 */
export function useOldInsights(start: OldInsightFiltersStart = {}): OldInsightsState {
  return useArchive(oldInsightArchive, start);
}

const oldInsightArchive = {
  access: insightAccess,
  lastDay: lastOldInsightDay,
  usualPeriod: defaultOldInsightPeriod,
  query: getOldInsights,
};
