import { type DashboardDays, usualDashboardDays } from '@pinfold/contract/features/dashboard/dashboard';
import type { ApiError } from '../../client/api-error.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { dashboardAccess, type DashboardStats, getDashboard } from './dashboard.queries.ts';

/** How many days the dashboard looks back, held by it or by you. */
export interface DashboardStart {
  /** Held by you, for example in the address. */
  days?: DashboardDays | undefined;
  /** Held by the dashboard. @defaultValue '30' */
  defaultDays?: DashboardDays | undefined;
  /** The reader chose another number. */
  onDaysChange?: ((days: DashboardDays) => void) | undefined;
}

/** What `useDashboard` gives: everything that a view needs. */
export interface DashboardState {
  days: DashboardDays;
  setDays: (days: DashboardDays) => void;
  /** Whether the reader may see the dashboard. */
  permission: PermissionDecision;
  stats: DashboardStats | undefined;
  isPending: boolean;
  /** True while figures of another period are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<DashboardStats>['refetch'];
}

/**
 * The overall score until yesterday beside that of as many days before, its six indicators, why it changed, what would
 * raise it, and what waits for somebody. It is read again when reviews, posts, listings, positions or others that it
 * rests on change.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { stats } = useDashboard({ defaultDays: '90' });
 * return <p>{stats?.score ?? 'not enough is known yet'}</p>;
 * ```
 */
export function useDashboard({
  days: given,
  defaultDays,
  onDaysChange,
}: DashboardStart = {}): DashboardState {
  const client = useClient();
  const [days, setDays] = useControlled(given, defaultDays ?? usualDashboardDays, onDaysChange);
  const permission = usePermission(dashboardAccess);
  const query = usePinfoldQuery({
    ...getDashboard(client, days),
    enabled: permission.allowed,
    // Figures of another company are never shown.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  return {
    days,
    setDays,
    permission,
    stats: query.data,
    isPending: permission.allowed && query.isPending,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}
