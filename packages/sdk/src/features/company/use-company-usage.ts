import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { getCompanyUsage } from './company-usage-query.ts';

/** Each limit of the plan with how much of it is used; `max` is null where the plan sets none. */
export type CompanyUsage = Schemas['CompanyUsage'];

/**
 * How much of its plan the company of the Provider's client uses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `view_company_data` that is `permission_denied`, so ask only those who hold it.
 * @example
 * ```tsx
 * const { data } = useCompanyUsage();
 * data?.limits.map(({ limit, used, max }) => `${limit}: ${used} / ${max ?? '∞'}`);
 * ```
 */
export function useCompanyUsage({ enabled = true }: { enabled?: boolean } = {}): QueryResult<CompanyUsage> {
  const { client } = usePinfold();
  return usePinfoldQuery({
    ...getCompanyUsage(client),
    enabled: enabled && client.companyId !== undefined,
  });
}
