import { and, eq, ne, sql } from 'drizzle-orm';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import type { LocationGroup } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { locationGroups } from '../listings.table.ts';
import { fillLabelGroups } from './fill-label-groups.ts';
import { addLocations, removeLocations } from './group-members.ts';
import { requireGroup } from './groups.queries.ts';
import { holdGroup } from './hold-group.ts';
import { tellOfGroups } from './tell-of-groups.ts';

interface GroupChange {
  name?: string | undefined;
  add_facilities_ids?: number[] | undefined;
  remove_facilities_ids?: number[] | undefined;
  labels?: string[] | undefined;
}

export async function changeGroup(
  { database, live, now }: Services,
  member: Member,
  id: number,
  { name, add_facilities_ids: added = [], remove_facilities_ids: removed = [], labels }: GroupChange,
): Promise<LocationGroup> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    // Two people who choose one name at once take turns, and whoever comes second hears that it is taken.
    await lockCompany(tx, companyId, now());
    const group = await holdGroup(tx, companyId, id);
    if (!canToggleGroupLocation(group) && added.length + removed.length > 0) throw new Problem('label_group');
    // A group of chosen locations has no labels: they would take the choice away.
    if (labels && !group.is_label_group)
      throw new Problem('label_group', { errors: [{ path: 'body.labels' }] });
    if (name !== undefined) await rename(tx, companyId, id, name);
    if (labels) {
      await tx
        .update(locationGroups)
        .set({ labels: [...new Set(labels)] })
        .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)));
      await fillLabelGroups(tx, companyId);
    }
    await removeLocations(tx, member, id, removed);
    await addLocations(tx, member, id, added, 'body.add_facilities_ids');
    await tellOfGroups(live, tx, companyId);
    return requireGroup(tx, member, id);
  });
}

async function rename(tx: Queryable, companyId: number, id: number, name: string): Promise<void> {
  const taken = await tx
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(
      and(
        eq(locationGroups.companyId, companyId),
        ne(locationGroups.id, id),
        eq(sql`fold(${locationGroups.name})`, sql`fold(${name})`),
      ),
    );
  if (taken.length > 0) throw new Problem('group_exists', { errors: [{ path: 'body.name' }] });
  await tx
    .update(locationGroups)
    .set({ name })
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)));
}
