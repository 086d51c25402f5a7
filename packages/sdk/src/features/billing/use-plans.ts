import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listPlans, type Plans } from './billing.queries.ts';

/**
 * Plans on sale, how they can be paid for, and how much of each limit is used.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found` where nothing is sold.
 * @example
 * ```tsx
 * const { data } = usePlans();
 * return <ul>{data?.plans.map(({ key, name }) => <li key={key}>{name}</li>)}</ul>;
 * ```
 */
export function usePlans({ enabled = true }: { enabled?: boolean } = {}): QueryResult<Plans> {
  return usePinfoldQuery({ ...listPlans(useClient()), enabled });
}
