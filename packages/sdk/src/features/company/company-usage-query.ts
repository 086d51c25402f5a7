import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { companyPageKeys } from '../../query/query-keys.ts';
import type { CompanyUsage } from './use-company-usage.ts';
import type { QueryOf } from '../../query/results.ts';

/** How much of its plan the company uses, as a query. */
export function getCompanyUsage(client: PinfoldClient): QueryOf<CompanyUsage> {
  return queryOptions({
    queryKey: companyPageKeys.usage(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/companies/current/usage/', { signal })),
  });
}
