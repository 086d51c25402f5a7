import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type BoosterConsent, listBoosterConsents } from '../booster.queries.ts';

/**
 * What customers of a form were told of their data, and what they agreed to, word for word: the newest version first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data = [] } = useBoosterConsents(12);
 * return data.map(({ version, language, consent }) => <p key={`${version} ${language}`}>{consent}</p>);
 * ```
 */
export function useBoosterConsents(formId: number): QueryResult<BoosterConsent[]> {
  return usePinfoldQuery({
    ...listBoosterConsents(useClient(), formId),
    select: ({ results }) => results,
  });
}
