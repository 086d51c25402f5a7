import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listCountries } from './reference-queries.ts';

/** A country with its ISO 3166-1 alpha-2 code. */
export type Country = Schemas['Country'];

/**
 * Countries by name, in the reader's language.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: countries = [] } = useCountries();
 * ```
 */
export function useCountries(): QueryResult<readonly Country[]> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listCountries(client, language),
    select: ({ results }): readonly Country[] => results,
    meta: { isQuiet: true },
  });
}
