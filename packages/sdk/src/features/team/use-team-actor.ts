import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import type { TeamActor } from '@pinfold/contract/features/team/member';
import { useMemo } from 'react';
import { useCurrentCompany } from '../company/use-current-company.ts';

/**
 * The reader as the rules of the team see them, and whether they see every location; undefined until the company is known.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const actor = useTeamActor();
 * const types = actor && grantableTypes(actor);
 * ```
 */
export function useTeamActor(): (TeamActor & { seesEverything: boolean }) | undefined {
  const { data: company } = useCurrentCompany();
  return useMemo(() => {
    if (!company) return undefined;
    const { user_id, type, all_facilities_access: seesEverything } = company.company_user;
    const held = permissionMap(permissions.filter((permission) => company.permissions[permission]));
    return { user_id, type, permissions: held, seesEverything };
  }, [company]);
}
