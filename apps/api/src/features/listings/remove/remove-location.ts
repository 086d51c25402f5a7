import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';

/** What other features know of a location that is removed; each takes its own away, in the same transaction. */
export type ForgetLocation = (tx: Queryable, companyId: number, locationId: number) => Promise<void>;

/** Takes a location away with all that belongs to it alone. The caller holds the company. */
export async function removeLocation(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  for (const table of ['listing_updates', 'location_group_members', 'member_locations', 'keywords'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and location_id = ${locationId}`,
    );
  // What an import did stays told.
  await tx.execute(
    sql`update google_import_places set location_id = null where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(sql`delete from locations where company_id = ${companyId} and id = ${locationId}`);
}
