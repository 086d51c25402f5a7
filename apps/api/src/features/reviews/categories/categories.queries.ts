import { sql, type SQL } from 'drizzle-orm';
import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import type { DetailedReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { reviewFilter } from '../review-filter.ts';
import { reviewRows } from '../reviews.queries.ts';
import { readCategorisation } from './categorisation-lifecycle.ts';

/** Categories of a company, by name, with how many reviews the user sees in each. */
export async function listCategories({ config, database }: Services, member: Member) {
  const { queries } = database;
  return {
    results: await readCategories(queries, member),
    categorisation: await readCategorisation(queries, config, member.companyId),
  };
}

export async function requireCategory(
  queries: Queryable,
  member: Member,
  id: number,
): Promise<DetailedReviewCategory> {
  const [category] = await readCategories(queries, member, sql`t.id = ${id}`);
  if (!category) throw new Problem('not_found');
  return category;
}

async function readCategories(
  queries: Queryable,
  member: Member,
  chosen: SQL = sql`true`,
): Promise<DetailedReviewCategory[]> {
  const visible = locationScope(member, sql`c.location_id`);
  const found = await rows<CategoryRow>(
    queries,
    sql`select t.id::int8 as id, t.name, t.phrases, t.is_automatic, coalesce(n.count, 0)::int8 as count
        from review_tags t
        left join (
          select c.tag_id, sum(c.count) as count from review_tag_rollups c
          where c.company_id = ${member.companyId} and ${visible} group by c.tag_id) n on n.tag_id = t.id
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

const readAtMost = 2000;

const shownAtMost = 10;

/** What phrases would find among the latest reviews, before anything is saved. */
export async function triedPhrases(queries: Queryable, member: Member, phrases: readonly string[]) {
  const latest = await rows<{ id: number; comment: string }>(
    queries,
    sql`select r.id::int8 as id, r.comment from reviews r
        where ${reviewFilter(member, { comment: true, deleted: false })} order by r.created_at desc limit ${readAtMost}`,
  );
  const find = compilePhrases([{ key: 0, phrases }]);
  const found = latest.flatMap(({ id, comment }) => {
    const [match] = find(comment);
    return match ? [{ id, phrase: match.phrase, from: match.from, to: match.to }] : [];
  });
  const shown = new Map(found.slice(0, shownAtMost).map(({ id, ...match }) => [id, match]));
  const reviews = await reviewRows(
    queries,
    sql`select r.company_id, r.id, given.position from reviews r
        join unnest(${int8Array(shown.keys())}) with ordinality given (id, position) on given.id = r.id
        where r.company_id = ${member.companyId}`,
  );
  return {
    read: latest.length,
    found: found.length,
    results: reviews.flatMap((review) => {
      const match = shown.get(review.id);
      return match ? [{ review, ...match }] : [];
    }),
  };
}
