import { count, eq, and, sql, type SQL } from 'drizzle-orm';
import { missingRank, type RankOrder } from '@pinfold/contract/features/rankings/rank';
import type { Queryable } from '../../../database/database.ts';
import { summaryColumns } from '../../listings/location-rows.ts';
import { locations } from '../../listings/listings.table.ts';
import { rankLatest } from '../rankings.table.ts';

export interface LocationPaging {
  order_by: RankOrder;
  page: number;
  page_size: number;
}

export function countLocations(queries: Queryable, where: SQL | undefined) {
  return queries.select({ count: count() }).from(locations).where(where);
}

/** The locations of one page, by name or by where they stand now by one keyword. */
export function pageOfLocations(
  queries: Queryable,
  where: SQL | undefined,
  termId: number | undefined,
  { order_by, page, page_size }: LocationPaging,
) {
  return queries
    .select(summaryColumns)
    .from(locations)
    .leftJoin(
      rankLatest,
      and(
        eq(rankLatest.companyId, locations.companyId),
        eq(rankLatest.locationId, locations.id),
        eq(rankLatest.termId, termId ?? 0),
      ),
    )
    .where(where)
    .orderBy(...orders[order_by], ...byName)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .$dynamic();
}

/** Missing counts 21; null, and so the last in each order, where nothing was measured. */
const position = sql`case when ${rankLatest.day} is not null then coalesce(${rankLatest.best}, ${sql.raw(String(missingRank))}) end`;
const gain = sql`case when ${rankLatest.previousDay} is not null
  then coalesce(${rankLatest.previousBest}, ${sql.raw(String(missingRank))}) - coalesce(${rankLatest.best}, ${sql.raw(String(missingRank))}) end`;

/** The id decides between equals, so that no location is on two pages. */
const byName = [sql`fold(${locations.name})`, locations.city, locations.addressLine, locations.id];

const orders: Record<RankOrder, SQL[]> = {
  name: [],
  city: [sql`fold(${locations.city})`],
  position: [sql`${position} asc nulls last`],
  '-position': [sql`${position} desc nulls last`],
  change: [sql`${gain} desc nulls last`],
  '-change': [sql`${gain} asc nulls last`],
};
