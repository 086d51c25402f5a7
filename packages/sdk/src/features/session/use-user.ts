import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { getUser } from './user-query.ts';

/**
 * The user who is logged in, fetched once for the whole Provider.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: user } = useUser();
 * ```
 */
export function useUser({ enabled = true }: { enabled?: boolean } = {}): QueryResult<Schemas['User']> {
  return usePinfoldQuery({ ...getUser(useClient()), enabled });
}
