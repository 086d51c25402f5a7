import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useRested } from '../../../state/use-rested.ts';
import { triedPhrasesAccess } from './review-category-access.ts';
import { tryPhrases } from './review-category-queries.ts';

/** What `useTriedPhrases` returns. */
export type UseTriedPhrasesResult = Omit<QueryResult<Schemas['TriedPhrasesResult']>, 'data'> & {
  data: Schemas['TriedPhrasesResult'] | undefined;
  /** True while the answer is that for earlier phrases. */
  isStale: boolean;
};

/**
 * Which of the latest reviews some phrases would find, and by which words; asked a moment after the last change.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useTriedPhrases(['kawa', 'espresso']);
 * return data && <p>{data.found} / {data.read}</p>;
 * ```
 */
export function useTriedPhrases(phrases: readonly string[]): UseTriedPhrasesResult {
  const { allowed } = usePermission(triedPhrasesAccess);
  const asked = useRested(phrases, phrases.join('\n'));
  const isNone = phrases.length === 0;
  const tried = usePinfoldQuery({
    ...tryPhrases(useClient(), asked),
    enabled: allowed && asked.length > 0,
    meta: { isQuiet: true },
  });
  return {
    ...tried,
    data: isNone ? undefined : tried.data,
    isStale: !isNone && (tried.isPlaceholderData || asked !== phrases),
  };
}
