import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { type BoosterAudit, getBoosterAudit } from './booster.queries.ts';

/**
 * Whether every visitor of the company's forms was offered the public pages, whatever they answered, and whether the
 * record of it is whole.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `view_rb_reviews_analytics` that is `permission_denied`, for those limited to some locations `concerns_other_locations`.
 * @example
 * ```tsx
 * const { data } = useBoosterAudit();
 * return data && <p>{data.offered} / {data.visits}</p>;
 * ```
 */
export function useBoosterAudit({ enabled = true }: { enabled?: boolean } = {}): QueryResult<BoosterAudit> {
  return usePinfoldQuery({ ...getBoosterAudit(useClient()), enabled });
}
