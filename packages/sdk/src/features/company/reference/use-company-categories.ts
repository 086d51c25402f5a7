import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listCompanyCategories } from './reference-queries.ts';

/** A line of business. */
export type CompanyCategory = Schemas['CompanyCategory'];

/**
 * Lines of business that a company can name, in the reader's language; the first hundred whose name holds a text.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: categories = [] } = useCompanyCategories({ name: 'kaw' });
 * ```
 */
export function useCompanyCategories({ name = '' }: { name?: string } = {}): QueryResult<
  readonly CompanyCategory[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listCompanyCategories(client, language, name.trim()),
    select: ({ results }): readonly CompanyCategory[] => results,
    meta: { isQuiet: true },
  });
}
