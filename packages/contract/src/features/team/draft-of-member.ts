import { permissions, type PermissionMap } from '../../access/permissions.ts';
import type { MemberType } from '../../access/member-types.ts';
import type { MemberDraft } from './member-draft.ts';
import type { PermissionType } from './permission-types.ts';

/** A member as the API answers one. */
export interface DraftedMember {
  type: MemberType;
  permission_type: PermissionType;
  facilities_ids: readonly number[];
  facilities_groups_ids: readonly number[];
  permissions: PermissionMap;
}

/** Begins the editing of a member with what they have. */
export function draftOfMember(member: DraftedMember): MemberDraft {
  return {
    type: member.type,
    permissionType: member.permission_type,
    facilitiesIds: member.facilities_ids,
    groupIds: member.facilities_groups_ids,
    permissions: permissions.filter((permission) => member.permissions[permission]),
  };
}
