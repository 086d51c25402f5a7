import { sql, type SQL } from 'drizzle-orm';
import type { BoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import { type LocationScope, visibleTo } from '../../listings/visible-locations.ts';

/** The forms of a company, the newest first, with what a member sees of their locations and of what came by these. */
export async function findForms(
  queries: Queryable,
  companyId: number,
  { where = sql`true`, scope }: { where?: SQL; scope?: LocationScope | undefined } = {},
): Promise<BoosterForm[]> {
  const seen = (locationId: SQL) => (scope && visibleTo(scope, locationId)) ?? sql`true`;
  const found = await rows<FormRow>(
    queries,
    sql`select f.id::int8 as id, f.name, f.is_open, f.languages, f.question, f.asks_contact, f.links,
               case when f.location_ids is not null then (
                 select coalesce(jsonb_agg(i.id order by i.position), '[]') from unnest(f.location_ids) with ordinality i (id, position)
                 where ${seen(sql`i.id`)}) end as facility_ids, f.retention_days, f.consent_version, f.created_at,
               (select count(*) from booster_links l
                where l.company_id = f.company_id and l.form_id = f.id and l.closed_at is null
                  and ${seen(sql`l.location_id`)}) as links_count,
               (select count(*) from booster_links l
                join booster_visits v on v.company_id = l.company_id and v.link_id = l.id
                where l.company_id = f.company_id and l.form_id = f.id and ${seen(sql`l.location_id`)}) as visits_count,
               (select count(*) from booster_responses r
                where r.company_id = f.company_id and r.form_id = f.id and ${seen(sql`r.location_id`)}) as answers_count
        from booster_forms f where f.company_id = ${companyId} and ${where} order by f.id desc`,
  );
  return found.map((row) => ({ ...row, created_at: isoOf(row.created_at) }));
}

type FormRow = Omit<BoosterForm, 'created_at'> & { created_at: Moment };

/** @throws Problem `not_found` */
export async function requireForm(
  queries: Queryable,
  companyId: number,
  id: number,
  scope?: LocationScope,
): Promise<BoosterForm> {
  const [form] = await findForms(queries, companyId, { where: sql`f.id = ${id}`, scope });
  if (!form) throw new Problem('not_found');
  return form;
}

/**
 * Requires a form without counting what belongs to it.
 * @throws Problem `not_found`
 */
export async function requireFormId(queries: Queryable, companyId: number, id: number): Promise<void> {
  const found = await rows(
    queries,
    sql`select from booster_forms where company_id = ${companyId} and id = ${id}`,
  );
  if (found.length === 0) throw new Problem('not_found');
}
