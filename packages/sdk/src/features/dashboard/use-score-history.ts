import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { type Period, stepsOf } from '@pinfold/contract/period';
import type { ApiError } from '../../client/api-error.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import {
  dashboardAccess,
  type DashboardIndicator,
  getScoreHistory,
  type ScoreDay,
  type ScoreHistoryPeriod,
} from './dashboard.queries.ts';

/** What `useScoreHistory` gives: a value, or null, for each of `dates`. */
export interface ScoreHistoryState {
  /** Every day of the period, oldest first. */
  dates: readonly string[];
  /** Null where no score was stored, which is not 0. */
  scores: readonly (number | null)[];
  /** The values of one indicator; null where it was not known. */
  valuesOf: (indicator: DashboardIndicator['id']) => readonly (number | null)[];
  /** The first days of another formula: what lies before and after one cannot be compared. */
  formulaChanges: readonly { date: string; version: number }[];
  /** Undefined when there is something to show, or it is not yet known. */
  emptiness: 'no_score' | undefined;
  permission: PermissionDecision;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<unknown>['refetch'];
}

/**
 * The score as it was stored each night, of the last 90 days unless you say which. There is none for members of some
 * locations, since the stored one is of all.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid`.
 * @example
 * ```tsx
 * const { dates, scores } = useScoreHistory();
 * return <ol>{dates.map((date, at) => <li key={date}>{date}: {scores[at] ?? '–'}</li>)}</ol>;
 * ```
 */
export function useScoreHistory(given?: ScoreHistoryPeriod): ScoreHistoryState {
  const client = useClient();
  const yesterday = addDays(useFormat().today(), -1);
  const period: Period = given ?? { from: addDays(yesterday, 1 - usualHistoryDays), to: yesterday };
  const permission = usePermission(dashboardAccess);
  const { data, isPending, ...query } = usePinfoldQuery({
    ...getScoreHistory(client, period),
    enabled: permission.allowed,
  });
  const byDay = new Map((data?.results ?? []).map((day) => [day.day, day]));
  const dates = stepsOf(period, 'day');
  const eachDay = (valueOf: (day: ScoreDay) => number | null) =>
    dates.map((date) => {
      const day = byDay.get(date);
      return day ? valueOf(day) : null;
    });
  const scores = eachDay(({ score }) => score);
  return {
    dates,
    scores,
    valuesOf: (indicator) => eachDay(({ values }) => values[indicator]),
    formulaChanges: formulaChangesOf(data?.results ?? []),
    emptiness: data && scores.every((score) => score === null) ? 'no_score' : undefined,
    permission,
    isPending: permission.allowed && isPending,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

const usualHistoryDays = 90;

function formulaChangesOf(days: readonly ScoreDay[]) {
  return days.flatMap(({ day, formula_version: version }, at) => {
    const former = days[at - 1];
    return former && former.formula_version !== version ? [{ date: day, version }] : [];
  });
}
