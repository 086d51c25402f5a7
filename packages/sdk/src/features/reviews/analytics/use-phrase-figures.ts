import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { reviewAnalyticsAccess } from './review-analytics-access.ts';
import { analysePhrases } from './review-analytics-queries.ts';

/**
 * Which phrases put reviews into a category, most often first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`.
 * @example
 * ```tsx
 * const { data } = usePhraseFigures(3, { cities: ['Kraków'] });
 * return data?.results.map(({ phrase, count }) => <p key={phrase}>{phrase}: {count}</p>);
 * ```
 */
export function usePhraseFigures(
  category: number | undefined,
  filters: ReviewFilters,
): QueryResult<Schemas['PhraseFiguresList']> {
  const client = useClient();
  const { allowed } = usePermission(reviewAnalyticsAccess);
  return usePinfoldQuery({
    ...analysePhrases(client, filters, category ?? 0),
    enabled: allowed && category !== undefined,
  });
}
