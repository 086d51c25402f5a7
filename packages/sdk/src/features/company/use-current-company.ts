import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { getCurrentCompany } from './company-queries.ts';

/** A company with its plan, permissions, flags and time zone. */
export type CurrentCompany = Schemas['CurrentCompany'];

/**
 * The company of the Provider's client, fetched once for the whole Provider; not at all while none is chosen.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: company } = useCurrentCompany();
 * ```
 */
export function useCurrentCompany(): QueryResult<CurrentCompany> {
  const { client } = usePinfold();
  return usePinfoldQuery({ ...getCurrentCompany(client), enabled: client.companyId !== undefined });
}
