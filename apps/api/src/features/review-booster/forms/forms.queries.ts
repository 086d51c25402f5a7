import { sql, type SQL } from 'drizzle-orm';
import type { BoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';

/** The forms of a company, the newest first. */
export async function findForms(
  queries: Queryable,
  companyId: number,
  where: SQL = sql`true`,
): Promise<BoosterForm[]> {
  const found = await rows<FormRow>(
    queries,
    sql`select f.id::int8 as id, f.name, f.is_open, f.languages, f.question, f.asks_contact, f.links,
               to_jsonb(f.location_ids) as facility_ids, f.retention_days, f.consent_version, f.created_at,
               (select count(*) from booster_links l
                where l.company_id = f.company_id and l.form_id = f.id and l.closed_at is null) as links_count,
               (select count(*) from booster_links l
                join booster_visits v on v.company_id = l.company_id and v.link_id = l.id
                where l.company_id = f.company_id and l.form_id = f.id) as visits_count,
               (select count(*) from booster_responses r
                where r.company_id = f.company_id and r.form_id = f.id) as answers_count
        from booster_forms f where f.company_id = ${companyId} and ${where} order by f.id desc`,
  );
  return found.map((row) => ({ ...row, created_at: isoOf(row.created_at) }));
}

type FormRow = Omit<BoosterForm, 'created_at'> & { created_at: Moment };

/** @throws Problem `not_found` */
export async function requireForm(queries: Queryable, companyId: number, id: number): Promise<BoosterForm> {
  const [form] = await findForms(queries, companyId, sql`f.id = ${id}`);
  if (!form) throw new Problem('not_found');
  return form;
}
