import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { companyFlags } from './company-flags.ts';
import { reviewFilter } from '../review-filter.ts';
import { refuseWhileProcessing } from './categories.queries.ts';
import { giveTags } from './give-tags.ts';
import { lockReviewsWhere } from './hold-reviews.ts';
import { keepHasTags } from './keep-has-tags.ts';

export interface Tagging {
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
    await refuseWhileProcessing(tx, companyId);
    const flags = await companyFlags(tx, config, companyId);
    const takesAnswered = flags.has('bulk_categories_for_replied_reviews');
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
    await keepHasTags(tx, companyId, changed);
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
