import {
  type DashboardDays,
  dashboardDays,
  usualDashboardDays,
} from '@pinfold/contract/features/dashboard/dashboard';

/**
 * Reads from an address how many days the dashboard looks back; undefined where it does not say.
 *
 * @example
 * ```ts
 * parseDashboardSearch(new URLSearchParams('days=90')); // '90'
 * ```
 */
export function parseDashboardSearch(params: URLSearchParams): DashboardDays | undefined {
  return dashboardDays.find((days) => days === params.get('days'));
}

/**
 * Writes for an address how many days the dashboard looks back; the usual number is left out.
 *
 * @example
 * ```ts
 * formatDashboardSearch('90').toString(); // days=90
 * ```
 */
export function formatDashboardSearch(days: DashboardDays): URLSearchParams {
  return new URLSearchParams(days === usualDashboardDays ? {} : { days });
}
