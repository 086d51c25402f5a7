import { sql } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { type Queryable, rows } from '../../database/database.ts';

/** A keyword as it was asked for, once; without a term where no position of it was ever kept. */
export interface RequestedTerm {
  keyword: string;
  termId: number | undefined;
}

/** In the order that they were asked for. */
export async function requestedTerms(
  queries: Queryable,
  companyId: number,
  keywords: readonly string[],
): Promise<RequestedTerm[]> {
  const wanted = [...new Set(keywords.map(normalizeKeyword))];
  const known = await rows<{ id: number; keyword: string }>(
    queries,
    sql`select id, keyword from rank_terms
        where company_id = ${companyId} and keyword in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`,
  );
  const ids = new Map(known.map(({ id, keyword }) => [keyword, id]));
  return wanted.map((keyword) => ({ keyword, termId: ids.get(keyword) }));
}

export function knownTerms(terms: readonly RequestedTerm[]): number[] {
  return terms.flatMap(({ termId }) => termId ?? []);
}

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
