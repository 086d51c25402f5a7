import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Groups by town and by label; the manager looks after Kraków. */
export async function groupLocations(
  { database }: Services,
  companyId: number,
  managerId: number,
): Promise<void> {
  const { queries } = database;
  await queries.execute(sql`
    with named as (
      select distinct city as name, false as is_label_group from locations where company_id = ${companyId}
        and city in (select city from locations where company_id = ${companyId} group by city having count(*) > 2)
      union select distinct unnest(labels), true from locations where company_id = ${companyId})
    insert into location_groups (company_id, name, is_label_group) select ${companyId}, name, is_label_group from named order by name`);
  await queries.execute(sql`
    insert into location_group_members (company_id, group_id, location_id)
    select g.company_id, g.id, l.id from location_groups g join locations l on l.company_id = g.company_id
      and case when g.is_label_group then g.name = any(l.labels) else l.city = g.name end
    where g.company_id = ${companyId}`);
  const [group] = await rows<{ id: number | string }>(
    queries,
    sql`select id from location_groups where company_id = ${companyId} and name = 'Kraków'`,
  );
  if (!group) throw new Error('the demo world has cafés in Kraków');
  await queries.execute(
    sql`insert into member_groups (company_id, user_id, group_id) values (${companyId}, ${managerId}, ${group.id})`,
  );
}
