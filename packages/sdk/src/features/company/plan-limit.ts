import { queryOptions } from '@tanstack/react-query';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { companyPageKeys } from '../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';

/** Each limit of the plan with how much of it is used; `max` is null where the plan sets none. */
export type CompanyUsage = Schemas['CompanyUsage'];

/** How much of its plan the company uses, as a query. */
function getCompanyUsage(client: PinfoldClient): QueryOf<CompanyUsage> {
  return queryOptions({
    queryKey: companyPageKeys.usage(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/companies/current/usage/', { signal })),
  });
}

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

/** How much of one limit of the plan is used. */
export interface LimitUse {
  used: number;
  max: number;
  /** Nothing can be added any more. */
  isReached: boolean;
  /** How many can be added. */
  left: number;
}

/**
 * How much of one of the plan's limits is used; undefined while that is not known, where the plan sets none, and for
 * those who may not see the company's data.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const websites = usePlanLimit('max_websites');
 * return websites && <p>{websites.used} / {websites.max}</p>;
 * ```
 */
export function usePlanLimit(limit: PlanLimit): LimitUse | undefined {
  const { allowed } = usePermission('view_company_data');
  const { data } = useCompanyUsage({ enabled: allowed });
  const found = data?.limits.find((one) => one.limit === limit);
  if (!found || found.max === null) return undefined;
  const { used, max } = found;
  return { used, max, isReached: used >= max, left: Math.max(0, max - used) };
}
