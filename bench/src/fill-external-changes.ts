import { sql } from 'drizzle-orm';
import {
  protectableFields,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../apps/api/src/database/database.ts';

/**
 * As many pending changes as asked for, spread over the locations of the scale company, and as many that have ended. A
 * twentieth of them propose one of fifty values that are the same in many locations.
 */
export async function fillExternalChanges(
  queries: Queryable,
  changes: number,
  changed: readonly ChangeField[] = protectableFields,
): Promise<void> {
  const fields = sql`${`{${changed.join(',')}}`}::text[]`;
  const perField = Math.ceil(changes / changed.length);
  const row = (status: unknown, number: unknown) => sql`
    1, l.id, f.field, 1 + (${number} % 4 = 0)::int, 3, ${status},
    jsonb_build_object(f.field, 'Kawiarnia Lipa ' || l.id), jsonb_build_object(f.field, 'Lipa ' || ${number}),
    jsonb_build_object(f.field, 'Lipa ' || ${number}),
    case when ${number} % 20 = 0 then 'same-' || ${number} % 1000 else 'only-' || ${number} end,
    ${number} % 97 = 0, now() - ${number} * interval '1 minute'`;
  const columns = sql`company_id, location_id, field, source, type, status, ours, live, proposed, identical_key,
    is_escalated, detected_at, decision, step, is_by_rule, decided_at, finished_at`;
  await queries.execute(sql`
    insert into external_changes (${columns})
    select ${row(sql`1`, sql`n.number`)}, (n.number % 53 = 0)::int,
           case when n.number % 53 = 0 then 'failed' else 'none' end, false, null, null
    from unnest(${fields}) with ordinality f (field, place)
    cross join lateral (select id, row_number() over (order by id) as number from locations
                        where company_id = 1 order by id limit ${perField}) l
    cross join lateral (select l.number * 23 + f.place as number) n
    limit ${changes}`);
  await queries.execute(sql`
    insert into external_changes (${columns})
    select ${row(sql`2 + n.number % 4`, sql`n.number`)}, 1 + (n.number % 3 > 0)::int, 'done', n.number % 3 > 0,
           now() - n.number * interval '1 minute', now() - n.number * interval '1 minute'
    from generate_series(1, ${changes}) n (number)
    cross join lateral (select (${fields})[1 + n.number % cardinality(${fields})] as field) f
    join (select id, row_number() over (order by id) as place from locations where company_id = 1) l
      on l.place = 1 + n.number % (select count(*) from locations where company_id = 1)`);
  await queries.execute(sql`
    insert into protected_fields (company_id, group_id, fields, updated_at)
    values (1, 0, '{name,website,opening_hours,phone_number}', now()), (1, 1, '{name,labels}', now())
    on conflict do nothing`);
  await queries.execute(sql`analyze external_changes`);
  await queries.execute(sql`analyze locations`);
  await queries.execute(sql`analyze location_group_members`);
}
