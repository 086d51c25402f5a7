import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { fillLabelGroups } from '../features/listings/groups/group-members.ts';
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
      select distinct city as name, '{}'::text[] as labels from locations where company_id = ${companyId}
        and city in (select city from locations where company_id = ${companyId} group by city having count(*) > 2)
      union select distinct label, array[label] from locations, unnest(labels) as label where company_id = ${companyId})
    insert into location_groups (company_id, name, is_label_group, labels)
    select ${companyId}, name, labels <> '{}', labels from named order by name`);
  await queries.execute(sql`
    insert into location_group_members (company_id, group_id, location_id)
    select g.company_id, g.id, l.id from location_groups g
    join locations l on l.company_id = g.company_id and l.city = g.name
    where g.company_id = ${companyId} and not g.is_label_group`);
  await fillLabelGroups(queries, companyId);
  const [group] = await rows<{ id: number }>(
    queries,
    sql`select id from location_groups where company_id = ${companyId} and name = 'Kraków'`,
  );
  if (!group) throw new Error('the demo world has cafés in Kraków');
  await queries.execute(
    sql`insert into member_groups (company_id, user_id, group_id) values (${companyId}, ${managerId}, ${group.id})`,
  );
}
