import { useMemo } from 'react';
import { usePermission } from '../../permissions/use-permission.ts';
import { useReviewGroups } from '../listings/use-locations-choice.ts';
import type { TeamMember } from './members.ts';

/**
 * The names of the members' groups by id; fetched only if a member has a group and the user may see locations.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { members } = useMembers();
 * const names = useGroupNames(members);
 * ```
 */
export function useGroupNames(
  members: readonly Pick<TeamMember, 'facilities_groups_ids'>[],
): ReadonlyMap<number, string> {
  const isNeeded = members.some(({ facilities_groups_ids: ids }) => ids.length > 0);
  const { allowed } = usePermission('view_facilities_data');
  const { data } = useReviewGroups({ enabled: isNeeded && allowed });
  return useMemo(() => new Map(data?.results.map(({ id, name }) => [id, name])), [data]);
}
