import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { PeriodComparison, StepUnit } from '@pinfold/contract/period';
import type { PinfoldClient } from '../../client/create-client.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { rankingKeys } from '../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { requestedPeriod, type PeriodChoice } from '../../state/period-choice.ts';
import type { Positions } from './ranking.ts';

/** Which positions of one location to read. */
export interface PositionsQuestion extends PeriodChoice {
  readonly facility: number;
  /** One to twenty; `average` takes one. */
  readonly keywords: readonly string[];
  /** @defaultValue 'top' */
  readonly chart?: RankChartKind;
  /** @defaultValue 'none' */
  readonly compare?: PeriodComparison;
  /** @defaultValue days up to 92 of them, weeks up to two years, then months */
  readonly resolution?: StepUnit;
}

/** Positions of one location over time, as a query. */
function searchPositions(client: PinfoldClient, question: PositionsQuestion): QueryOf<Positions> {
  const { facility, keywords, chart = 'top', compare = 'none', resolution } = question;
  const body = {
    facility,
    keywords: [...keywords],
    chart,
    compare,
    ...requestedPeriod(question),
    ...(resolution && { resolution }),
  };
  return queryOptions({
    queryKey: rankingKeys.positions(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/positions/', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

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
