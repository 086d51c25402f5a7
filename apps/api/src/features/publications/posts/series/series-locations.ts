import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import { rows, type Queryable } from '../../../../database/database.ts';
import { int8Array } from '../../../../database/int8.ts';
import { isInGroups } from '../../../listings/groups/locations-of-groups.ts';
import { locations } from '../../../listings/listings.table.ts';
import { visibleTo } from '../../../listings/visible-locations.ts';
import { type ChosenLocation, chosenColumns, chosenOrder, toChosen } from '../../chosen-locations.ts';
import type { PostSeries } from './post-series.queries.ts';

/** Whose series it is. */
interface SeriesOwner {
  companyId: number;
  authorId: number;
  companyZone: string;
}

/**
 * The locations of a series as they are now: those that were chosen one by one, and what its groups hold today, as far as
 * its author sees it. Of an author who has left, only the former stay.
 */
export async function seriesLocations(
  tx: Queryable,
  { companyId, authorId, companyZone }: SeriesOwner,
  { locationIds, groupIds }: Pick<PostSeries, 'locationIds' | 'groupIds'>,
): Promise<ChosenLocation[]> {
  const chosen = sql`${locations.id} = any(${int8Array(locationIds)})`;
  const inGroups = and(
    isInGroups(companyId, locations.id, groupIds),
    await visibleToAuthor(tx, companyId, authorId),
  );
  const found = await tx
    .select(chosenColumns)
    .from(locations)
    .where(and(eq(locations.companyId, companyId), or(chosen, inGroups)))
    .orderBy(...chosenOrder);
  return found.map((row) => toChosen(row, companyZone, 'post'));
}

async function visibleToAuthor(tx: Queryable, companyId: number, authorId: number): Promise<SQL | undefined> {
  const [author] = await rows<{ type: MemberType; seesAll: boolean }>(
    tx,
    sql`select type, all_facilities_access as "seesAll" from members
        where company_id = ${companyId} and user_id = ${authorId} and status = 'active'`,
  );
  if (!author) return sql`false`;
  const seesAllLocations = hasFullAccess(author.type) || author.seesAll;
  return visibleTo({ companyId, userId: authorId, seesAllLocations }, locations.id);
}
