import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import { classifyByRule, readClassificationRules } from '../classify/classify-by-rule.ts';
import { opinionsToClassify } from '../classify/opinions-to-classify.ts';
import type { OpinionTables } from '../opinion-channel.ts';

/** A category that opinions are put into, and by which words it is spoken of. */
export interface TaggingCategory {
  id: number;
  name: string;
  phrases: string[];
}

/** Keeps categories from being deleted or renamed. @throws Problem `review_category_unknown` */
export async function lockCategories(
  tx: Queryable,
  companyId: number,
  tagIds: readonly number[],
): Promise<TaggingCategory[]> {
  if (tagIds.length === 0) return [];
  const categories = await rows<TaggingCategory>(
    tx,
    sql`select id::int8 as id, name, phrases from review_tags
        where company_id = ${companyId} and id = any(${int8Array(tagIds)}) order by id for key share`,
  );
  if (categories.length < new Set(tagIds).size) throw new Problem('review_category_unknown');
  return categories;
}

/** Returns the opinions that were taken out of one. */
export async function takeTags(
  tx: Queryable,
  companyId: number,
  { tagged, refused }: OpinionTables,
  { reviewIds, tagIds }: { reviewIds: readonly number[]; tagIds: readonly number[] },
): Promise<number[]> {
  if (tagIds.length === 0) return [];
  const removed = await rows<{ id: number }>(
    tx,
    sql`with removed as (
          delete from ${tagged} where company_id = ${companyId} and review_id = any(${int8Array(reviewIds)})
            and tag_id = any(${int8Array(tagIds)}) returning review_id, tag_id),
        refused as (
          insert into ${refused} (company_id, review_id, tag_id) select ${companyId}::int8, review_id, tag_id from removed on conflict do nothing)
        select distinct review_id::int8 as id from removed`,
  );
  return removed.map(({ id }) => id);
}

/**
 * Assigns categories to opinions by hand. Returns the opinions that were in one of them not yet. The sentiment of a
 * category is that of the clauses around its phrases, or that of the whole opinion if it contains none of them.
 */
export async function giveTags(
  tx: Queryable,
  companyId: number,
  tables: OpinionTables,
  { reviewIds, categories }: { reviewIds: readonly number[]; categories: readonly TaggingCategory[] },
): Promise<number[]> {
  if (categories.length === 0) return [];
  const { reviews, tagged, refused } = tables;
  const rules = await readClassificationRules(tx, companyId);
  const classify = classifyByRule({ ...rules, categories: [...categories] });
  const opinions = await opinionsToClassify(
    tx,
    companyId,
    tables,
    sql`r.id = any(${int8Array(reviewIds)})`,
    reviewIds.length,
  );
  const given = opinions.flatMap((opinion) => {
    const found = new Map(classify(opinion).tags.map(({ tagId, sentiment }) => [tagId, sentiment]));
    return categories.map(({ id }) => ({ id: opinion.id, tag: id, sentiment: found.get(id) ?? null }));
  });
  const pairs = sql`json_to_recordset(${JSON.stringify(given)}::json) as given (id int8, tag int8, sentiment text)`;
  const added = await rows<{ id: number }>(
    tx,
    sql`insert into ${tagged} (company_id, tag_id, review_id, sentiment, source)
        select r.company_id, given.tag, r.id, coalesce(given.sentiment, r.sentiment), 'manual'
        from ${pairs} join ${reviews} r on r.company_id = ${companyId} and r.id = given.id order by r.id, given.tag
        on conflict do nothing returning review_id::int8 as id`,
  );
  await tx.execute(
    sql`update ${tagged} t set source = 'manual', phrase = null from ${pairs}
        where t.company_id = ${companyId} and t.review_id = given.id and t.tag_id = given.tag and t.source <> 'manual'`,
  );
  await tx.execute(
    sql`delete from ${refused} x using ${pairs}
        where x.company_id = ${companyId} and x.review_id = given.id and x.tag_id = given.tag`,
  );
  return added.map(({ id }) => id);
}

/** Updates `has_tags`, which filters use, from the tags. */
export async function updateHasTags(
  tx: Queryable,
  companyId: number,
  { reviews, tagged }: OpinionTables,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.execute(
    sql`update ${reviews} r set has_tags = not r.has_tags
        where r.company_id = ${companyId} and r.id = any(${int8Array(reviewIds)})
          and r.has_tags <> exists (
            select from ${tagged} t where t.company_id = r.company_id and t.review_id = r.id)`,
  );
}
