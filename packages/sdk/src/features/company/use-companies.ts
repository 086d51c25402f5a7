import type { Schemas, PageOf } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listCompanies, type CompanySearch } from './company-queries.ts';

/** A company as the list of companies shows it. */
export type Company = Schemas['Company'];

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
