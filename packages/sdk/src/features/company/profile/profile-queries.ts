import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { CompanyProfile } from './use-company-profile.ts';
import type { QueryOf } from '../../../query/results.ts';

/** The company's own data, as a query. */
export function getCompanyProfile(client: PinfoldClient): QueryOf<CompanyProfile> {
  return queryOptions({
    queryKey: companyPageKeys.profile(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/companies/current/profile/', { signal })),
  });
}

/** The company that this one belongs to, as a query. */
export function getParentCompany(
  client: PinfoldClient,
): QueryOf<{ parent: Schemas['ParentCompany'] | null }> {
  return queryOptions({
    queryKey: companyPageKeys.parent(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/companies/parent/', { signal })),
    staleTime: 60_000,
  });
}
