import { sql } from 'drizzle-orm';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { type Queryable, rows } from '../../../database/database.ts';

/** A measured day of all websites of a company; `sum / lookups` is the average position, where missing counts 21. */
export interface SearchVisibilityDay {
  /** YYYY-MM-DD, in the company's time zone. */
  day: string;
  lookups: number;
  sum: number;
}

/** Days of a period, both ends included, oldest first. A day without a result is not there. */
export function searchVisibilityOf(
  queries: Queryable,
  companyId: number,
  period: Period,
): Promise<SearchVisibilityDay[]> {
  return rows<SearchVisibilityDay>(
    queries,
    sql`select day::text as day, sum(lookups)::int4 as lookups, sum(sum)::int4 as sum from organic_totals
        where company_id = ${companyId} and ${isWithin(sql`day`, period)} group by day order by day`,
  );
}
