import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import { classifyByRule } from '../study/judge-by-rule.ts';
import { readClassificationRules } from '../study/study-rules.ts';
import { reviewsToClassify } from '../study/reviews-to-study.ts';

/**
 * Puts reviews into categories by hand; answers the pairs that are new. How a review speaks of the category is read
 * around its phrases, and of the whole review where none of them stands in it.
 * @throws Problem `review_category_unknown`
 */
export async function giveTags(
  tx: Queryable,
  companyId: number,
  { reviewIds, tagIds }: { reviewIds: readonly number[]; tagIds: readonly number[] },
): Promise<{ given: { reviewId: number; tagId: number }[] }> {
  if (tagIds.length === 0) return { given: [] };
  const categories = await rows<{ id: number; name: string; phrases: string[] }>(
    tx,
    sql`select id::int8 as id, name, phrases from review_tags
        where company_id = ${companyId} and id = any(${int8Array(tagIds)}) order by id for key share`,
  );
  if (categories.length < new Set(tagIds).size) throw new Problem('review_category_unknown');
  const chosen = categories.map(({ id, ...category }) => ({ id, ...category }));
  const judge = classifyByRule({ ...(await readClassificationRules(tx, companyId)), categories: chosen });
  const reviews = await reviewsToClassify(
    tx,
    companyId,
    sql`r.id = any(${int8Array(reviewIds)})`,
    reviewIds.length,
  );
  const given = reviews.flatMap((review) => {
    const found = new Map(judge(review).tags.map(({ tagId, sentiment }) => [tagId, sentiment]));
    return chosen.map(({ id }) => ({ id: review.id, tag: id, sentiment: found.get(id) ?? null }));
  });
  const pairs = sql`json_to_recordset(${JSON.stringify(given)}::json) as given (id int8, tag int8, sentiment text)`;
  const added = await rows<{ review_id: number; tag_id: number }>(
    tx,
    sql`insert into tagged_reviews (company_id, tag_id, review_id, sentiment, source)
        select r.company_id, given.tag, r.id, coalesce(given.sentiment, r.sentiment), 'manual'
        from ${pairs} join reviews r on r.company_id = ${companyId} and r.id = given.id order by r.id, given.tag
        on conflict do nothing returning review_id::int8 as review_id, tag_id::int8 as tag_id`,
  );
  await tx.execute(
    sql`update tagged_reviews t set source = 'manual', phrase = null from ${pairs}
        where t.company_id = ${companyId} and t.review_id = given.id and t.tag_id = given.tag and t.source <> 'manual'`,
  );
  await tx.execute(
    sql`delete from refused_tags x using ${pairs}
        where x.company_id = ${companyId} and x.review_id = given.id and x.tag_id = given.tag`,
  );
  return { given: added.map((row) => ({ reviewId: row.review_id, tagId: row.tag_id })) };
}
