import type { RankChartKind, RankResolution } from '@pinfold/contract/features/rankings/rank';
import type { PeriodComparison } from '@pinfold/contract/period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { rankingKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { askedPeriod, type RankPeriodChoice } from './rank-period.ts';
import type { Positions } from './ranking.ts';

/** Which positions of one location to read. */
export interface PositionsQuestion extends RankPeriodChoice {
  readonly facility: number;
  /** One to twenty; `average` takes one. */
  readonly keywords: readonly string[];
  /** @defaultValue 'top' */
  readonly chart?: RankChartKind;
  /** @defaultValue 'none' */
  readonly compare?: PeriodComparison;
  /** @defaultValue days up to 92 of them, weeks up to two years, then months */
  readonly resolution?: RankResolution;
}

/** Positions of one location over time, as a query. */
export function searchPositions(client: PinfoldClient, question: PositionsQuestion): QueryOf<Positions> {
  const { facility, keywords, chart = 'top', compare = 'none', resolution } = question;
  const body = {
    facility,
    keywords: [...keywords],
    chart,
    compare,
    ...askedPeriod(question),
    ...(resolution && { resolution }),
  };
  return queryOptions({
    queryKey: rankingKeys.positions(client.scope, body),
    queryFn: ({ signal }) => answer(client.api.POST('/rankings/positions/', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
