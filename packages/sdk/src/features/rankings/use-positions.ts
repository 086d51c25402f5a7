import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { searchPositions, type PositionsQuestion } from './positions-query.ts';
import type { Positions } from './ranking.ts';

/**
 * Positions of one location over time, a series a keyword, with what was changed in the listing meanwhile. Nothing is
 * fetched without a question.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `service_area_not_monitored`,
 * `period_invalid`, `average_takes_one_keyword`.
 * @example
 * ```tsx
 * const { data: positions } = usePositions({ facility: 7, keywords: ['kawiarnia'], preset: 'last_30_days' });
 * return <p>{positions?.keywords[0]?.summary.latest}</p>;
 * ```
 */
export function usePositions(question: PositionsQuestion | undefined): QueryResult<Positions> {
  const client = useClient();
  return usePinfoldQuery({
    ...searchPositions(client, question ?? noQuestion),
    enabled: question !== undefined && question.keywords.length > 0,
  });
}

const noQuestion: PositionsQuestion = { facility: 0, keywords: [] };
