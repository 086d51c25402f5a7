import { sql } from 'drizzle-orm';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { hasFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { lockReviewsWhere } from '../lock-reviews.ts';
import { reviewFilter } from '../review-filter.ts';
import { requireReview } from '../reviews.queries.ts';
import { classifyByRule, readClassificationRules } from '../../opinions/classify/classify-by-rule.ts';
import { opinionsToClassify } from '../../opinions/classify/opinions-to-classify.ts';
import { classifiedReviews } from '../classify/classified-reviews.ts';
import { refuseWhileCategorising } from './categorisation-lifecycle.ts';

/** Puts a review into a category by hand. */
export async function tagOne(services: Services, member: Member, id: number, tagId: number): Promise<Review> {
  return change(services, member, id, async (tx) => {
    const { given } = await giveTags(tx, member.companyId, { reviewIds: [id], tagIds: [tagId] });
    if (given.length > 0) await updateHasTags(tx, member.companyId, [id]);
  });
}

/** Takes a review out of a category, for good: no phrase puts it back. */
export async function untagOne(
  services: Services,
  member: Member,
  id: number,
  tagId: number,
): Promise<Review> {
  const { companyId } = member;
  return change(services, member, id, async (tx) => {
    const removed = await rows(
      tx,
      sql`delete from tagged_reviews where company_id = ${companyId} and review_id = ${id} and tag_id = ${tagId} returning 1`,
    );
    if (removed.length === 0) throw new Problem('not_found');
    await tx.execute(
      sql`insert into refused_tags (company_id, review_id, tag_id) values (${companyId}, ${id}, ${tagId}) on conflict do nothing`,
    );
    await updateHasTags(tx, companyId, [id]);
  });
}

/** Sets the sentiment of one category in a review by hand. */
export async function changeTagSentiment(
  services: Services,
  member: Member,
  place: { id: number; tagId: number },
  sentiment: Sentiment,
): Promise<Review> {
  return change(services, member, place.id, async (tx) => {
    const changed = await rows(
      tx,
      sql`update tagged_reviews set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${member.companyId} and review_id = ${place.id} and tag_id = ${place.tagId} returning 1`,
    );
    if (changed.length === 0) throw new Problem('not_found');
  });
}

/** Sets the sentiment of a whole review by hand. */
export async function changeSentiment(
  services: Services,
  member: Member,
  id: number,
  sentiment: Sentiment,
): Promise<Review> {
  return change(services, member, id, async (tx) => {
    await tx.execute(
      sql`update reviews set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${member.companyId} and id = ${id}`,
    );
  });
}

/** Changes one review that the member may see, unless all of them are being categorised. Returns the changed review. */
async function change(
  { database, live }: Services,
  member: Member,
  id: number,
  apply: (tx: Queryable) => Promise<void>,
): Promise<Review> {
  return database.queries.transaction(async (tx) => {
    await requireReview(tx, member, id);
    await refuseWhileCategorising(tx, member.companyId);
    await lockReviewsWhere(tx, sql`r.company_id = ${member.companyId} and r.id = ${id}`);
    await apply(tx);
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: [id] });
    await live.publish(tx, member.companyId, { topic: 'review_categories', ids: [] });
    return requireReview(tx, member, id);
  });
}

/** Categories to put reviews into and to take them out of. */
interface Tagging {
  ids: readonly number[];
  add: readonly number[];
  remove: readonly number[];
}

/** Puts many reviews into categories or takes them out. A category that is both added and removed is added. */
export async function tagMany(
  { config, database, live }: Services,
  member: Member,
  { ids, add, remove }: Tagging,
) {
  const { companyId } = member;
  const wanted = new Set(ids);
  return database.queries.transaction(async (tx) => {
    await refuseWhileCategorising(tx, companyId);
    const takesAnswered = await hasFlag(tx, config, companyId, 'bulk_categories_for_replied_reviews');
    const reviewIds = await lockReviewsWhere(
      tx,
      sql`${reviewFilter(member, takesAnswered ? {} : { reply: false })} and r.id = any(${int8Array(wanted)})`,
    );
    const removed = await takeTags(tx, companyId, {
      reviewIds,
      tagIds: remove.filter((id) => !add.includes(id)),
    });
    const { given } = await giveTags(tx, companyId, { reviewIds, tagIds: add });
    const changed = [...new Set([...removed, ...given.map(({ reviewId }) => reviewId)])];
    await updateHasTags(tx, companyId, changed);
    if (changed.length > 0) {
      await live.publish(tx, companyId, { topic: 'reviews', ids: changed });
      await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    }
    return { changed: changed.length, skipped: wanted.size - reviewIds.length };
  });
}

async function takeTags(
  tx: Queryable,
  companyId: number,
  { reviewIds, tagIds }: { reviewIds: readonly number[]; tagIds: readonly number[] },
): Promise<number[]> {
  if (tagIds.length === 0) return [];
  const removed = await rows<{ id: number }>(
    tx,
    sql`with removed as (
          delete from tagged_reviews where company_id = ${companyId} and review_id = any(${int8Array(reviewIds)})
            and tag_id = any(${int8Array(tagIds)}) returning review_id, tag_id),
        refused as (
          insert into refused_tags (company_id, review_id, tag_id) select ${companyId}::int8, review_id, tag_id from removed on conflict do nothing)
        select distinct review_id::int8 as id from removed`,
  );
  return removed.map(({ id }) => id);
}

/**
 * Assigns categories to reviews by hand. Returns the new pairs. The sentiment of a category is that of the clauses
 * around its phrases, or that of the whole review if it contains none of them.
 * @throws Problem `review_category_unknown`
 */
async function giveTags(
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
  const classify = classifyByRule({ ...(await readClassificationRules(tx, companyId)), categories: chosen });
  const reviews = await opinionsToClassify(
    tx,
    companyId,
    classifiedReviews,
    sql`r.id = any(${int8Array(reviewIds)})`,
    reviewIds.length,
  );
  const given = reviews.flatMap((review) => {
    const found = new Map(classify(review).tags.map(({ tagId, sentiment }) => [tagId, sentiment]));
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

/** Updates `reviews.has_tags`, which filters use, from `tagged_reviews`. */
export async function updateHasTags(
  tx: Queryable,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.execute(
    sql`update reviews r set has_tags = not r.has_tags
        where r.company_id = ${companyId} and r.id = any(${int8Array(reviewIds)})
          and r.has_tags <> exists (
            select from tagged_reviews t where t.company_id = r.company_id and t.review_id = r.id)`,
  );
}
