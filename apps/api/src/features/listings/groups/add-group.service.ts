import type { LocationGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { locationGroups } from '../listings.table.ts';
import { fillLabelGroups } from './fill-label-groups.ts';
import { addLocations } from './group-members.ts';
import { requireGroup } from './groups.queries.ts';
import { tellOfGroups } from './tell-of-groups.ts';

export async function addGroup(
  { database, live, now }: Services,
  member: Member,
  given: { name: string; facilities_ids?: number[] | undefined; labels?: string[] | undefined },
): Promise<LocationGroup> {
  const { companyId } = member;
  const labels = [...new Set(given.labels)];
  const isLabelGroup = labels.length > 0;
  if (isLabelGroup && given.facilities_ids?.length)
    throw new Problem('label_group', { errors: [{ path: 'body.facilities_ids' }] });
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const [added] = await tx
      .insert(locationGroups)
      .values({ companyId, name: given.name, isLabelGroup, labels })
      .onConflictDoNothing()
      .returning({ id: locationGroups.id });
    if (!added) throw new Problem('group_exists', { errors: [{ path: 'body.name' }] });
    if (isLabelGroup) await fillLabelGroups(tx, companyId);
    else await addLocations(tx, member, added.id, given.facilities_ids ?? [], 'body.facilities_ids');
    await tellOfGroups(live, tx, companyId);
    return requireGroup(tx, member, added.id);
  });
}
