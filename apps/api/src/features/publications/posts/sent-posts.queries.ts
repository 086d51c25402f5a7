import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '@pinfold/contract/period';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { type Queryable, rows } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { itemsOfPost } from './post-access.ts';

/**
 * How many posts of ours went out at some locations, by the company's days, oldest first. Without a list of locations, at
 * any of them. A post counts on the day when its sending began.
 */
export function sentPostsByDay(
  queries: Queryable,
  { companyId, timezone }: Member,
  locationIds: SQL | undefined,
  { from, to }: Period,
): Promise<{ date: string; posts: number }[]> {
  return rows(
    queries,
    sql`select (p.sent_at at time zone ${timezone})::date::text as date, count(*)::int8 as posts from local_posts p
        where p.company_id = ${companyId}
          and ${isOnOrAfter(sql`p.sent_at`, from, timezone)} and ${isOnOrBefore(sql`p.sent_at`, to, timezone)}
          and exists (select ${itemsOfPost} and i.published_at is not null
            ${locationIds ? sql`and i.location_id in ${locationIds}` : sql``})
        group by date order by date`,
  );
}
