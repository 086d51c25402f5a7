import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import type { TeamActor } from '@pinfold/contract/features/team/member';
import type { Member } from '../company/member.ts';

/** The asking member, as the team's rules see them. An embed token is nobody, so it cannot leave for its maker. */
export function teamActor({ userId, type, permissions: held, isEmbed = false }: Member): TeamActor {
  return {
    user_id: isEmbed ? 0 : userId,
    type,
    permissions: hasFullAccess(type) ? permissionMap(permissions) : held,
  };
}
