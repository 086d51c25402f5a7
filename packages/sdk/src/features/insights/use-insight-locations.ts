import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import { useFormat } from '../../i18n/use-format.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { InsightFilters } from './insight-filters.ts';
import { getInsightLocations, insightAccess, type Insights } from './insights.queries.ts';
import { insightFault } from './use-insights.ts';

const everywhere: InsightFilters = {};

/**
 * Figures of each location, in `facilities`: the hundred with the most views, the most actions, or the greatest rise or
 * fall of views. A call of its own, so that charts do not wait for it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`.
 * @example
 * ```tsx
 * const { data } = useInsightLocations({ order: 'fall' });
 * return data?.facilities.map(({ facility }) => <p key={facility.id}>{facility.name}</p>);
 * ```
 */
export function useInsightLocations(filters: InsightFilters = everywhere): QueryResult<Insights> {
  const client = useClient();
  const { allowed } = usePermission(insightAccess);
  const latest = latestInsightDay(useFormat().today());
  return usePinfoldQuery({
    ...getInsightLocations(client, filters),
    enabled: allowed && insightFault(filters, latest) === undefined,
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
}
