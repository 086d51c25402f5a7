import { sql } from 'drizzle-orm';
import type { ImportProblem } from '@pinfold/contract/features/integrations/google';
import type { ImportProgress } from '@pinfold/contract/features/integrations/google-places.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';

/** How far the last import of a company is; undefined before the first. */
export async function lastImport(queries: Queryable, companyId: number): Promise<ImportProgress | undefined> {
  const [row] = await rows<ImportRow>(
    queries,
    sql`select i.id::int8 as id, i.google_account_id::int8 as google_account_id, coalesce(g.title, '') as account_title,
          i.created_at, i.finished_at, p.*
        from google_imports i
        left join google_accounts g on g.company_id = i.company_id and g.id = i.google_account_id
        cross join lateral (
          select count(*)::int4 as total, count(*) filter (where outcome is null)::int4 as left,
            count(*) filter (where outcome = 'imported')::int4 as imported,
            count(*) filter (where outcome = 'errored')::int4 as errored,
            count(*) filter (where outcome = 'already_imported')::int4 as already_imported,
            count(*) filter (where outcome = 'unverified_ignored')::int4 as unverified_ignored
          from google_import_places where company_id = i.company_id and import_id = i.id) p
        where i.company_id = ${companyId} order by i.id desc limit 1`,
  );
  if (!row) return undefined;
  return {
    ...row,
    status: row.finished_at === null ? 'in_progress' : 'done',
    created_at: isoOf(row.created_at),
    finished_at: isoOf(row.finished_at),
    failures: row.errored === 0 ? [] : await failuresOf(queries, companyId, row.id),
  };
}

/** The same of a company that has begun one. */
export async function requireLastImport(queries: Queryable, companyId: number): Promise<ImportProgress> {
  const found = await lastImport(queries, companyId);
  if (!found) throw new Error('an import that was begun can be read');
  return found;
}

interface ImportRow extends Omit<ImportProgress, 'status' | 'created_at' | 'finished_at'> {
  created_at: Moment;
  finished_at: Moment | null;
}

async function failuresOf(queries: Queryable, companyId: number, importId: number) {
  const found = await rows<
    Omit<ImportProgress['failures'][number], 'problem'> & { problem: ImportProblem | null }
  >(
    queries,
    sql`select google_name, name, address, problem from google_import_places
        where company_id = ${companyId} and import_id = ${importId} and outcome = 'errored'
        order by fold(name), fold(address), google_name limit 200`,
  );
  return found.map((one) => ({ ...one, problem: one.problem ?? ('not_answered' as const) }));
}
