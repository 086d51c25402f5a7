import { hasFullAccess, type MemberType } from '../../access/member-types.ts';
import { permissionMap, type PermissionMap } from '../../access/permissions.ts';
import type { MemberDraft } from './member-draft.ts';
import type { PermissionType } from './permission-types.ts';

/** A grant as it is sent. */
export interface MemberRequest {
  type: MemberType;
  permission_type?: PermissionType;
  facilities_ids?: number[];
  facilities_groups_ids?: number[];
  permissions?: PermissionMap;
}

/**
 * What a draft asks for: a manager's permissions, with locations or groups depending on how they are chosen; of an admin
 * or an owner the type alone (product spec, section 5).
 */
export function memberRequest(draft: MemberDraft): MemberRequest {
  const { type, permissionType } = draft;
  if (hasFullAccess(type)) return { type };
  return {
    type,
    permission_type: permissionType,
    permissions: permissionMap(draft.permissions),
    ...(permissionType === 'selected' && { facilities_ids: [...draft.facilitiesIds] }),
    ...(permissionType === 'select_groups' && { facilities_groups_ids: [...draft.groupIds] }),
  };
}
