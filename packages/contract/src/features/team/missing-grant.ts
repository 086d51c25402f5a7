import { hasFullAccess } from '../../access/member-types.ts';
import type { MemberDraft } from './member-draft.ts';

/** Whether a limited-access member would see no location at all, which nobody can want (product spec, section 5). */
export function isGrantMissing(
  draft: Pick<MemberDraft, 'type' | 'permissionType' | 'facilitiesIds' | 'groupIds'>,
): boolean {
  if (hasFullAccess(draft.type) || draft.permissionType === 'all') return false;
  return (draft.permissionType === 'selected' ? draft.facilitiesIds : draft.groupIds).length === 0;
}
