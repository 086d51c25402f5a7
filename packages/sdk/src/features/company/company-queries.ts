import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf } from '../../client/schema.ts';
import type { ErrorSituation } from '../../error-policy/error-situation.ts';
import { companyKeys } from '../../query/company-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { userKeys } from '../../query/user-keys.ts';
import type { Company } from './use-companies.ts';
import type { CurrentCompany } from './use-current-company.ts';

/** The company of the client, with its plan, permissions and flags, as a query. */
export function getCurrentCompany(client: PinfoldClient): QueryOf<CurrentCompany> {
  return queryOptions({
    queryKey: companyKeys.current(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/companies/current/', { signal })),
    staleTime: 5 * 60_000,
  });
}

export interface CompanySearch {
  /** Part of the name. */
  name?: string;
}

/** The companies that the user belongs to, by name, as a query. */
export function listCompanies(client: PinfoldClient, search: CompanySearch = {}): QueryOf<PageOf<Company>> {
  return queryOptions({
    queryKey: userKeys.companies(search),
    queryFn: ({ signal }) =>
      answer(client.api.GET('/companies/', { params: { query: { ...search, page_size: 100 } }, signal })),
    staleTime: 60_000,
    // A list that failed is asked for again on purpose, not by every part of a page that wants to know.
    retryOnMount: false,
    meta: { situation: { operation: 'company_list' } satisfies ErrorSituation },
  });
}
