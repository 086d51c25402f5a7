import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Takes away what others changed in a location that is removed. */
export async function deleteChanges(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  await tx.execute(
    sql`delete from external_change_events where company_id = ${companyId} and change_id in (
          select id from external_changes where company_id = ${companyId} and location_id = ${locationId})`,
  );
  for (const table of ['external_changes', 'external_change_checks'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and location_id = ${locationId}`,
    );
}
