import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { listConsents } from './consents-query.ts';

/** One thing that a user can agree to, and since when they do or do not. */
export type Consent = Schemas['Consent'];

/**
 * What the user has agreed to, and when.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data: consents = [] } = useConsents();
 * const hasNews = consents.some(({ kind, is_given }) => kind === 'product_news' && is_given);
 * ```
 */
export function useConsents(): QueryResult<readonly Consent[]> {
  return usePinfoldQuery({
    ...listConsents(useClient()),
    select: ({ results }): readonly Consent[] => results,
    meta: { isQuiet: true },
  });
}
