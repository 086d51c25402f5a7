import type { MemberAccess } from '@pinfold/contract/access/access';
import { archiveFault, type ArchiveFaultCode } from '@pinfold/contract/archive-period';
import type { Period } from '@pinfold/contract/period';
import { useCallback } from 'react';
import type { ApiError } from '../client/api-error.ts';
import type { PinfoldClient } from '../client/create-client.ts';
import { type PermissionDecision, usePermission } from '../permissions/use-permission.ts';
import { useClient } from '../provider/use-pinfold.ts';
import { type ArchiveFilters, archiveFilters, archivePeriod } from '../state/archive-filters.ts';
import type { FiltersChange } from '../state/define-filters.ts';
import { type FiltersStart, useFilters } from '../state/use-filters.ts';
import type { QueryOf, QueryResult } from './results.ts';
import { usePinfoldQuery } from './use-pinfold-query.ts';

/** Where an archive ends, who may see it and how it is read. */
export interface ArchiveOptions<Insights> {
  access: MemberAccess;
  /** The last day with figures. */
  lastDay: string;
  /** The days of those who choose none. */
  usualPeriod: Period;
  /** Defined outside the component. */
  query: (client: PinfoldClient, filters: ArchiveFilters) => QueryOf<Insights>;
}

/** What a hook that reads an archive gives: everything that a view needs. */
export interface ArchiveState<Insights> {
  filters: ArchiveFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: FiltersChange<ArchiveFilters>) => void;
  /** Takes away the filters of locations; the days stay. */
  clearFilters: () => void;
  /** Whether only some locations are meant. */
  hasFilters: boolean;
  /** The days that are meant: of the filters, else the last ones of the archive. */
  period: Period;
  /** What is wrong with the days; nothing is read for them then. */
  fault: ArchiveFaultCode | undefined;
  /** Whether the reader may see the archive. */
  permission: PermissionDecision;
  insights: Insights | undefined;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'no_insights' | undefined;
  isPending: boolean;
  /** True while figures of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<Insights>['refetch'];
}

/** Figures that a provider ended, of the days and locations of some filters, which are held here or by the host. */
export function useArchive<Insights extends { totals: object }>(
  { access, lastDay, usualPeriod, query: queryOf }: ArchiveOptions<Insights>,
  start: FiltersStart<ArchiveFilters>,
): ArchiveState<Insights> {
  const client = useClient();
  const { filters, changeFilters, hasFilters } = useFilters(archiveFilters, start);
  const permission = usePermission(access);
  const period = archivePeriod(filters, usualPeriod);
  const fault = archiveFault(period, lastDay)?.code;
  const query = usePinfoldQuery({
    ...queryOf(client, filters),
    enabled: permission.allowed && fault === undefined,
    // Figures of another company are never shown.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const insights = fault ? undefined : query.data;
  const isStale = query.isPlaceholderData;
  const isEmpty = insights && !isStale && Object.values(insights.totals).every((total) => total === null);
  return {
    filters,
    changeFilters,
    clearFilters: useCallback(
      () => changeFilters({ groups: undefined, facilities_ids: undefined }),
      [changeFilters],
    ),
    hasFilters,
    period,
    fault,
    permission,
    insights,
    emptiness: isEmpty ? (hasFilters ? 'no_match' : 'no_insights') : undefined,
    isPending: permission.allowed && fault === undefined && query.isPending,
    isStale,
    isFetching: query.isFetching,
    error: fault ? null : query.error,
    refetch: query.refetch,
  };
}
