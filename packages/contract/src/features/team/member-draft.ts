import { hasFullAccess, type MemberType, memberTypes } from '../../access/member-types.ts';
import {
  defaultManagerPermissions,
  type Permission,
  type PermissionMap,
  permissionMap,
  permissions,
} from '../../access/permissions.ts';
import type { PermissionType } from './member.ts';

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

/** A member as the API returns it. */
interface DraftedMember {
  type: MemberType;
  permission_type: PermissionType;
  facilities_ids: readonly number[];
  facilities_groups_ids: readonly number[];
  permissions: PermissionMap;
}

/** Returns a draft with a member's present values. */
export function draftOfMember(member: DraftedMember): MemberDraft {
  return {
    type: member.type,
    permissionType: member.permission_type,
    facilitiesIds: member.facilities_ids,
    groupIds: member.facilities_groups_ids,
    permissions: permissions.filter((permission) => member.permissions[permission]),
  };
}

/** Chooses a type. Another one than before resets locations and permissions to its defaults (product spec, section 5). */
export function resetDraft(draft: MemberDraft, type: MemberType): MemberDraft {
  return draft.type === type ? draft : newMemberDraft(type);
}

/**
 * Takes a location into a selection or out of it. One that was selected to begin with stays (product spec, section 5).
 */
export function toggleFacility(
  selected: readonly number[],
  initial: readonly number[],
  id: number,
): readonly number[] {
  if (!selected.includes(id)) return [...selected, id];
  return isFacilityLocked(initial, id) ? selected : selected.filter((one) => one !== id);
}

function isFacilityLocked(initial: readonly number[], id: number): boolean {
  return initial.includes(id);
}

/** Whether a limited-access member would see no location, which is invalid (product spec, section 5). */
export function isGrantMissing(
  draft: Pick<MemberDraft, 'type' | 'permissionType' | 'facilitiesIds' | 'groupIds'>,
): boolean {
  if (hasFullAccess(draft.type) || draft.permissionType === 'all') return false;
  return (draft.permissionType === 'selected' ? draft.facilitiesIds : draft.groupIds).length === 0;
}

/** A grant as it is sent. */
interface MemberRequest {
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
