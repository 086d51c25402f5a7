import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { companyKeys, userKeys } from '../../query/user-keys.ts';

/** A company with its plan, permissions, flags and time zone. */
export type CurrentCompany = Schemas['CurrentCompany'];

/** A company as the list of companies shows it. */
export type Company = Schemas['Company'];

/** The company of the client, with its plan, permissions and flags, as a query. */
export function getCurrentCompany(client: PinfoldClient): QueryOf<CurrentCompany> {
  return queryOptions({
    queryKey: companyKeys.current(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/companies/current/', { signal })),
    staleTime: 5 * 60_000,
    // Each component asks what its reader may do: a failure is not asked for again by each that mounts to tell it.
    retryOnMount: false,
  });
}

interface CompanySearch {
  /** Part of the name. */
  name?: string;
}

/** The companies that the user belongs to, by name, as a query. */
function listCompanies(client: PinfoldClient, search: CompanySearch = {}): QueryOf<PageOf<Company>> {
  return queryOptions({
    queryKey: userKeys.companies(search),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/companies/', { params: { query: { ...search, page_size: 100 } }, signal }),
      ),
    staleTime: 60_000,
    // A failed list is fetched again only by an explicit `refetch`, not by each component that mounts.
    retryOnMount: false,
    meta: { situation: { operation: 'company_list' } satisfies ErrorSituation },
  });
}

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

/**
 * The companies that the user belongs to, by name; the first hundred that match.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useCompanies({ name: 'kawiarnia' });
 * data?.results.map((company) => company.name);
 * ```
 */
export function useCompanies({
  enabled = true,
  ...search
}: CompanySearch & { enabled?: boolean } = {}): QueryResult<PageOf<Company>> {
  return usePinfoldQuery({ ...listCompanies(useClient(), search), enabled });
}
