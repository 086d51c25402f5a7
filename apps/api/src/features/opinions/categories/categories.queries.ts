import { sql, type SQL } from 'drizzle-orm';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import type { CategoryUse } from './category.service.ts';

export async function requireCategory(
  queries: Queryable,
  member: Member,
  use: Pick<CategoryUse, 'counts'>,
  id: number,
): Promise<DetailedReviewCategory> {
  const [category] = await readCategories(queries, member, use, sql`t.id = ${id}`);
  if (!category) throw new Problem('not_found');
  return category;
}

/** The categories of a company, by name, with how many opinions a member sees in each. */
export async function readCategories(
  queries: Queryable,
  member: Member,
  use: Pick<CategoryUse, 'counts'>,
  chosen: SQL = sql`true`,
): Promise<DetailedReviewCategory[]> {
  const found = await rows<CategoryRow>(
    queries,
    sql`select t.id::int8 as id, t.name, t.phrases, t.is_automatic, coalesce(n.count, 0)::int8 as count
        from review_tags t
        left join (${use.counts(member)}) n on n.tag_id = t.id
        where t.company_id = ${member.companyId} and ${chosen} order by t.name`,
  );
  return found.map(({ id, name, phrases, is_automatic, count }) => ({
    id,
    name,
    phrases,
    is_automatic,
    reviews_count: count,
  }));
}

interface CategoryRow {
  id: number;
  name: string;
  phrases: string[];
  is_automatic: boolean;
  count: number;
}
