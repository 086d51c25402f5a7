import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';

/** The ids under which positions by these keywords are kept, made where there is none. Keywords are normalized. */
export async function ensureTerms(
  tx: Queryable,
  companyId: number,
  keywords: readonly string[],
): Promise<Map<string, number>> {
  const wanted = sql`select distinct keyword from jsonb_array_elements_text(${JSON.stringify(keywords)}::jsonb) as keyword`;
  // Those that exist are left out first, since every conflict would use up an id.
  await tx.execute(
    sql`insert into rank_terms (company_id, keyword)
        select ${companyId}, w.keyword from (${wanted}) w
        where not exists (select 1 from rank_terms t where t.company_id = ${companyId} and t.keyword = w.keyword)
        on conflict do nothing`,
  );
  const found = await rows<{ id: number; keyword: string }>(
    tx,
    sql`select t.id, t.keyword from rank_terms t join (${wanted}) w on w.keyword = t.keyword
        where t.company_id = ${companyId}`,
  );
  return new Map(found.map(({ id, keyword }) => [keyword, id]));
}
