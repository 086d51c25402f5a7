import { permissionMap, permissions, type PermissionMap } from '@pinfold/contract/access/permissions';
import type { Schemas } from '../../client/schema.ts';

/** A member of the team with what they may do and where. */
export type TeamMember = Omit<Schemas['TeamMember'], 'permissions'> & { permissions: PermissionMap };

/** A member as the rules of the team read one: with a yes or a no for every permission. */
export function readMember(answered: Schemas['TeamMember']): TeamMember {
  const held = permissionMap(permissions.filter((permission) => answered.permissions[permission]));
  return { ...answered, permissions: held };
}

/** What to call a member; those who have not come yet have an address alone. */
export function memberName({ name, email }: Pick<TeamMember, 'name' | 'email'>): string {
  return name.trim() || email;
}
