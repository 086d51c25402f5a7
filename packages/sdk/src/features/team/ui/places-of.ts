import type { AccessPlaces } from '../permissions/use-access-words.ts';
import type { TeamMember } from '../team-member.ts';

/** Where a member may do what they may, with the names of their groups as far as they are known. */
export function placesOf(member: TeamMember, groupNames: ReadonlyMap<number, string>): AccessPlaces {
  return {
    type: member.type,
    permissionType: member.permission_type,
    facilitiesCount: member.facilities_count,
    groups: member.facilities_groups_ids.map((id) => groupNames.get(id)),
  };
}
