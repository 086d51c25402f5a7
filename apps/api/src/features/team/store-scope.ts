import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { ResolvedGrant } from './resolve-grant.ts';

/** Replaces the locations and groups of one member. */
export async function storeScope(
  tx: Queryable,
  companyId: number,
  userId: number,
  { locationIds, groupIds }: Pick<ResolvedGrant, 'locationIds' | 'groupIds'>,
): Promise<void> {
  await dropScope(tx, companyId, userId);
  await tx.execute(
    sql`insert into member_locations (company_id, user_id, location_id)
        select ${companyId}, ${userId}, unnest(${int8Array(locationIds)})`,
  );
  await tx.execute(
    sql`insert into member_groups (company_id, user_id, group_id)
        select ${companyId}, ${userId}, unnest(${int8Array(groupIds)})`,
  );
}

export async function dropScope(tx: Queryable, companyId: number, userId: number): Promise<void> {
  for (const table of [sql`member_locations`, sql`member_groups`])
    await tx.execute(sql`delete from ${table} where company_id = ${companyId} and user_id = ${userId}`);
}
