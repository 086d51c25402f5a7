import { hasFullAccess, memberTypes, type MemberType } from '../../access/member-types.ts';
import { defaultManagerPermissions, permissions, type Permission } from '../../access/permissions.ts';
import type { PermissionType } from './permission-types.ts';

/** What is chosen step by step before it is asked for. */
export interface MemberDraft {
  type: MemberType;
  permissionType: PermissionType;
  facilitiesIds: readonly number[];
  groupIds: readonly number[];
  permissions: readonly Permission[];
}

/** What a new member of a type starts with: a manager with the default permissions and no location yet. */
export function newMemberDraft(type: MemberType = memberTypes.manager): MemberDraft {
  const isFull = hasFullAccess(type);
  return {
    type,
    permissionType: isFull ? 'all' : 'selected',
    facilitiesIds: [],
    groupIds: [],
    permissions: isFull ? permissions : defaultManagerPermissions,
  };
}
