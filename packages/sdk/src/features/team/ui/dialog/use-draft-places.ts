import type { MemberDraft } from '@pinfold/contract/features/team/member-draft';
import { useGroupNames } from '../../use-group-names.ts';
import type { AccessPlaces } from '../../permissions/use-access-words.ts';

/** Where a member of this draft may do what they may. */
export function useDraftPlaces({ type, permissionType, facilitiesIds, groupIds }: MemberDraft): AccessPlaces {
  const names = useGroupNames(
    permissionType === 'select_groups' ? [{ facilities_groups_ids: [...groupIds] }] : [],
  );
  return {
    type,
    permissionType,
    facilitiesCount: facilitiesIds.length,
    groups: groupIds.map((id) => names.get(id)),
  };
}
