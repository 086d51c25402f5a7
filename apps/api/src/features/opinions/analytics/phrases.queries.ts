import { sql } from 'drizzle-orm';
import type { PhraseFiguresList } from '@pinfold/contract/features/opinions/analytics/figure-schemas';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { type CountedOpinions, requestedDays } from './counted-rows.ts';

/**
 * Returns the phrases of a category that have assigned opinions to it, each with its counts.
 *
 * @throws Problem `not_found` or `period_invalid`
 */
export async function phrasesOf<Search extends OpinionSearch>(
  queries: Queryable,
  { table, tagged, filter }: CountedOpinions<Search>,
  member: Member,
  search: Search,
  { category, now }: { category: number; now: Date },
): Promise<PhraseFiguresList> {
  const { companyId } = member;
  const { from, to } = requestedDays(member, search, now);
  const [known] = await rows(
    queries,
    sql`select from review_tags where company_id = ${companyId} and id = ${category}`,
  );
  if (!known) throw new Problem('not_found');
  const asked = { ...search, deleted: search.deleted ?? false, date_from: from, date_to: to };
  const results = await rows<PhraseFiguresList['results'][number]>(
    queries,
    sql`select x.phrase, count(*)::float8 as count, count(*) filter (where x.sentiment = 'positive')::float8 as positive,
               count(*) filter (where x.sentiment = 'negative')::float8 as negative
        from ${tagged} x join ${table} r on r.company_id = x.company_id and r.id = x.review_id
        where x.company_id = ${companyId} and x.tag_id = ${category} and x.phrase is not null and ${filter(member, asked)}
        group by x.phrase order by count(*) desc, fold(x.phrase), x.phrase`,
  );
  return { results };
}
