import { sql } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type Queryable, rows } from '../../../database/database.ts';
import { type PeriodSearch, requestedPeriod, type RequestedPeriod } from '../../../database/series-period.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { locationFilter } from '../../listings/location-filter.ts';

/** Returns the requested days of positions, until today. @throws Problem `period_invalid` */
export function rankPeriodOf(
  queries: Queryable,
  member: Member,
  search: PeriodSearch,
  now: Date,
): Promise<RequestedPeriod> {
  const today = localTime(now, member.timezone).date;
  return requestedPeriod(search, today, () => firstMeasured(queries, member));
}

/** One look a keyword, since each has its days in order. */
async function firstMeasured(queries: Queryable, { companyId }: Member): Promise<string | undefined> {
  const [row] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from rank_terms t
        cross join lateral (select d.day from rank_totals d
          where d.company_id = t.company_id and d.term_id = t.id order by d.day limit 1) d
        where t.company_id = ${companyId}`,
  );
  return row?.day ?? undefined;
}

/**
 * Makes sure that the member sees a location, and that it has a place on the map (product spec, section 5).
 * @throws Problem `not_found` or `service_area_not_monitored`
 */
export async function requireWatchable(queries: Queryable, member: Member, id: number): Promise<void> {
  const [found] = await queries
    .select({ businessType: locations.businessType })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!found) throw new Problem('not_found');
  if (found.businessType === 'service_area') throw new Problem('service_area_not_monitored');
}
