import { sql, type SQL } from 'drizzle-orm';
import type { ExcludedLocation } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { postExclusion } from '@pinfold/contract/features/publications/post-status';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { locations } from '../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../listings/location-rows.ts';
import { visibleTo } from '../listings/visible-locations.ts';

/** Locations that a member has chosen, one by one or by group. */
export interface LocationChoice {
  facilities_ids: readonly number[];
  groups: readonly number[];
}

/**
 * Those that can have a photo, in the order of their ids, and the others with the reason.
 * @throws Problem `locations_missing`, `facility_unknown`, `group_unknown`, `location_unavailable`
 */
export async function chooseForPhotos(
  tx: Queryable,
  member: Member,
  choice: LocationChoice,
): Promise<{ ids: number[]; excluded: ExcludedLocation[] }> {
  await requireGroups(tx, member, choice.groups);
  const { companyId } = member;
  const wanted = sql`(${locations.id} = any(${int8Array(choice.facilities_ids)}) or ${locations.id} in (
    select gm.location_id from location_group_members gm
    where gm.company_id = ${companyId} and gm.group_id = any(${int8Array(choice.groups)})))`;
  const found = await tx
    .select({
      ...summaryColumns,
      googleAccountId: locations.googleAccountId,
      googleName: locations.googleName,
    })
    .from(locations)
    .where(sql`${locations.companyId} = ${companyId} and ${wanted} and ${seen(member, sql`${locations.id}`)}`)
    .orderBy(locations.id);
  const known = new Set(found.map(({ id }) => id));
  if (choice.facilities_ids.some((id) => !known.has(id))) throw new Problem('facility_unknown');
  if (found.length === 0) throw new Problem('locations_missing');
  const excluded = found.flatMap((row): ExcludedLocation[] => {
    const reason = postExclusion({
      isVerified: row.isVerified,
      canPost: null,
      hasAccount: row.googleAccountId !== null && row.googleName !== null,
    });
    const { id, name, formatted_address } = toSummary(row);
    return reason ? [{ id, name, formatted_address, reason }] : [];
  });
  const left = new Set(excluded.map(({ id }) => id));
  const ids = found.map(({ id }) => id).filter((id) => !left.has(id));
  if (ids.length === 0) throw new Problem('location_unavailable');
  return { ids, excluded };
}

/** A group of which the member sees no location is as unknown as one that never was. */
async function requireGroups(tx: Queryable, member: Member, groups: readonly number[]): Promise<void> {
  const ids = [...new Set(groups)];
  if (ids.length === 0) return;
  const isSeen = member.seesAllLocations
    ? sql`true`
    : sql`exists (select 1 from location_group_members gm where gm.company_id = g.company_id and gm.group_id = g.id
        and ${seen(member, sql`gm.location_id`)})`;
  const found = await rows(
    tx,
    sql`select 1 from location_groups g
        where g.company_id = ${member.companyId} and g.id = any(${int8Array(ids)}) and ${isSeen}`,
  );
  if (found.length < ids.length) throw new Problem('group_unknown');
}

function seen(member: Member, locationId: SQL): SQL {
  return visibleTo(member, locationId) ?? sql`true`;
}
