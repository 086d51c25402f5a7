import type { MemberAccess } from '@pinfold/contract/access/access';
import { type DashboardDays, usualDashboardDays } from '@pinfold/contract/features/dashboard/dashboard';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { dashboardKeys, scoreHistoryKey } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';

/** The overall score of a period, what it is made of, why it changed, what would raise it and what waits. */
export type DashboardStats = Schemas['DashboardStats'];

/** One of the six indicators: its value, or a state that says why it has none. */
export type DashboardIndicator = Schemas['DashboardIndicator'];

/** Something to do, and what the score gains by it. */
export type ScoreStep = Schemas['ScoreStep'];

/** What is in nobody's hands alone, and what it would bring. */
export type ScoreAim = Schemas['ScoreAim'];

/** What one indicator did to the score. */
export type ScoreChangeLine = Schemas['ScoreChangeLine'];

/** What waits for somebody, and at how many places. */
export type AttentionItem = Schemas['AttentionItem'];

/** A screen with what narrows it; you know its address. */
export type ScreenTarget = Schemas['ScreenTarget'];

/** The score of one night. */
export type ScoreDay = Schemas['ScoreDay'];

/** Who may see the dashboard. */
export const dashboardAccess: MemberAccess = {
  module: 'dashboard',
  permission: 'view_dashboard',
  demo: 'allowed',
};

/** The dashboard of so many days until yesterday, as a query. */
export function getDashboard(
  client: PinfoldClient,
  days: DashboardDays = usualDashboardDays,
): QueryOf<DashboardStats> {
  return queryOptions({
    queryKey: dashboardKeys.stats(client.scope, days),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/dashboard/stats/', { params: { query: { days } }, signal })),
    staleTime: 60_000,
  });
}

/** Days as `YYYY-MM-DD`, both included. */
export interface ScoreHistoryPeriod {
  from: string;
  to: string;
}

/** The stored scores of some days, oldest first, as a query; days without a score are not there. */
export function getScoreHistory(
  client: PinfoldClient,
  { from, to }: ScoreHistoryPeriod,
): QueryOf<Schemas['DashboardHistory']> {
  return queryOptions({
    queryKey: scoreHistoryKey(client.scope, { from, to }),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/dashboard/history/', { params: { query: { from, to } }, signal })),
    // A night writes one day.
    staleTime: 600_000,
  });
}
