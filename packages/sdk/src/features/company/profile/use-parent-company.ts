import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getParentCompany } from './profile-queries.ts';

/**
 * The company that this one belongs to; null when it stands alone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: parent } = useParentCompany();
 * ```
 */
export function useParentCompany(): QueryResult<Schemas['ParentCompany'] | null> {
  const client = useClient();
  return usePinfoldQuery({
    ...getParentCompany(client),
    select: ({ parent }) => parent,
    enabled: client.companyId !== undefined,
    meta: { isQuiet: true },
  });
}
