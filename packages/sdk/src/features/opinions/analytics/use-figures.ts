import type { PeriodComparison, StepUnit } from '@pinfold/contract/period';
import { sentimentBand, type SentimentBand } from '@pinfold/contract/features/opinions/analytics/figures';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import {
  useFeatureFlags,
  usePermission,
  type PermissionDecision,
} from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../../state/use-filters.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import { withPeriod } from './figure-filters.ts';
import { type FiguresSource, overviewOf, type ReviewAnalytics } from './figures-source.ts';

/** Of which opinions figures are, and what of that you hold. */
export interface FiguresOptions<Filters> extends FiltersStart<Filters> {
  /** Held by you, for example in the address. Without days it is the last 90 days. */
  filters?: Filters | undefined;
}

/** State of figures: in total, over time and in an earlier period. */
export function useFigures<Filters extends OpinionFilters>(
  source: FiguresSource<Filters>,
  options: FiguresOptions<Filters>,
): FiguresState<Filters> {
  const client = useClient();
  const today = useFormat().today();
  const held = useFilters(source.filters, options);
  const { filters } = held;
  const [unit, setUnit] = useState<StepUnit>();
  const [compare, setCompare] = useState<PeriodComparison>('previous_term');
  const permission = usePermission(source.access);
  const mayCount = useMayCount(source);
  const asked = useMemo(() => withPeriod(filters, today), [filters, today]);
  const query = usePinfoldQuery({
    ...overviewOf(client, source, asked, { unit, compare }),
    enabled: mayCount,
    // Another company's figures are never shown, not even for a moment.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const score = query.data?.total.nss;
  return {
    ...held,
    asked,
    today,
    unit,
    setUnit,
    compare,
    setCompare,
    permission,
    analytics: query.data,
    band: score === null || score === undefined ? undefined : sentimentBand(score),
    isPending: mayCount && query.isPending,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

/** Whether there is something to count, and the user may see it. */
export function useMayCount({ access, flag }: Pick<FiguresSource, 'access' | 'flag'>): boolean {
  const flags = useFeatureFlags();
  const { allowed } = usePermission(access);
  return allowed && (flag === undefined || flags.includes(flag));
}

/** Everything that a view of figures needs. */
export interface FiguresState<Filters> extends UseFiltersResult<Filters> {
  /** The filters with the days that are meant when none are chosen. */
  asked: Filters;
  /** The company's today, as `YYYY-MM-DD`. */
  today: string;
  /** How long a step is; undefined for what suits the period. */
  unit: StepUnit | undefined;
  setUnit: (value: StepUnit | undefined) => void;
  /** With which earlier period figures are compared. */
  compare: PeriodComparison;
  setCompare: (value: PeriodComparison) => void;
  permission: PermissionDecision;
  analytics: ReviewAnalytics | undefined;
  /** The band of the net sentiment score; undefined without one. */
  band: SentimentBand | undefined;
  isPending: boolean;
  /** True while figures of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ReviewAnalytics>['refetch'];
}
