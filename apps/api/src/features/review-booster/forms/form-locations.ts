import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';

interface FormLocation {
  id: number;
  name: string;
  newReviewUrl: string;
}

/**
 * Returns locations of the company's own, by id.
 * @throws Problem `facility_unknown`
 */
export async function requireLocations(
  queries: Queryable,
  { companyId }: Pick<Member, 'companyId'>,
  ids: readonly number[],
): Promise<FormLocation[]> {
  const unique = new Set(ids);
  const found = await rows<FormLocation>(
    queries,
    sql`select id::int8 as id, name, new_review_url as "newReviewUrl" from locations
        where company_id = ${companyId} and is_owner and id = any(${int8Array(unique)}) order by id for key share`,
  );
  if (found.length < unique.size) throw new Problem('facility_unknown');
  return found;
}
