import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';

/**
 * Brings every label group in line with the labels that its locations have now. Whoever changes labels, or brings in
 * locations that have some, calls it in the same transaction; with the location, where that is the only one.
 */
export async function fillLabelGroups(
  tx: Queryable,
  companyId: number,
  locationId: number | null = null,
): Promise<void> {
  await tx.execute(sql`
    delete from location_group_members gm using location_groups g
    where gm.company_id = ${companyId} and g.company_id = gm.company_id and g.id = gm.group_id and g.is_label_group
      and (${locationId}::int8 is null or gm.location_id = ${locationId}::int8)
      and not exists (select 1 from locations l
        where l.company_id = gm.company_id and l.id = gm.location_id and l.labels && g.labels)`);
  await tx.execute(sql`
    insert into location_group_members (company_id, group_id, location_id)
    select g.company_id, g.id, l.id from location_groups g
    join locations l on l.company_id = g.company_id and l.labels && g.labels
    where g.company_id = ${companyId} and g.is_label_group
      and (${locationId}::int8 is null or l.id = ${locationId}::int8)
    on conflict do nothing`);
}
