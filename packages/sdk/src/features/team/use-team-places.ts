import { usePermission } from '../../permissions/use-permission.ts';
import { useCompanyUsage } from '../company/use-company-usage.ts';

/**
 * How many places the plan has for people, and how many are taken; undefined without a limit, or for who may not know.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const places = useTeamPlaces();
 * return places && <p>{places.used} / {places.max}</p>;
 * ```
 */
export function useTeamPlaces(): { used: number; max: number } | undefined {
  const { allowed } = usePermission('view_company_data');
  const { data } = useCompanyUsage({ enabled: allowed });
  const people = data?.limits.find(({ limit }) => limit === 'max_company_users');
  return people && people.max !== null ? { used: people.used, max: people.max } : undefined;
}
