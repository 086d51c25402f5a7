import { sql } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { rows, type Queryable } from '../../../database/database.ts';

/** A keyword as it was asked for, once; without a term where no position of it was ever kept. */
export interface AskedTerm {
  keyword: string;
  termId: number | undefined;
}

/** In the order that they were asked for. */
export async function askedTerms(
  queries: Queryable,
  companyId: number,
  keywords: readonly string[],
): Promise<AskedTerm[]> {
  const wanted = [...new Set(keywords.map(normalizeKeyword))];
  const known = await rows<{ id: number; keyword: string }>(
    queries,
    sql`select id, keyword from rank_terms
        where company_id = ${companyId} and keyword in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`,
  );
  const ids = new Map(known.map(({ id, keyword }) => [keyword, id]));
  return wanted.map((keyword) => ({ keyword, termId: ids.get(keyword) }));
}

export function knownTerms(terms: readonly AskedTerm[]): number[] {
  return terms.flatMap(({ termId }) => termId ?? []);
}
