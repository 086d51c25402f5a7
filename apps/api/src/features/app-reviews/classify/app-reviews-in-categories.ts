import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { CategoryUse } from '../../opinions/categories/category.service.ts';
import { reclassifyAppReviews } from './reclassify-app-reviews.job.ts';

/** What becomes of reviews of apps when the company's list of categories changes. */
export const appReviewsInCategories: Omit<CategoryUse, 'counts'> = {
  readAgain: ({ jobs }, tx, { companyId }) =>
    jobs.enqueue(tx, reclassifyAppReviews, [{ payload: { companyId, after: 0 } }]),
  showRenamed: ({ live }, tx, { companyId }) =>
    live.publish(tx, companyId, { topic: 'app_reviews', ids: [] }),
  async release({ live }, tx, { companyId, id }, remove) {
    await tx.execute(
      sql`select from app_reviews r where r.company_id = ${companyId} and r.id in (
            select t.review_id from tagged_app_reviews t where t.company_id = ${companyId} and t.tag_id = ${id})
          order by r.id for no key update`,
    );
    await remove();
    const untagged = await rows<{ id: number }>(
      tx,
      sql`delete from tagged_app_reviews where company_id = ${companyId} and tag_id = ${id} returning review_id::int8 as id`,
    );
    if (untagged.length === 0) return;
    await tx.execute(
      sql`update app_reviews r set has_tags = exists (
            select from tagged_app_reviews t where t.company_id = r.company_id and t.review_id = r.id)
          where r.company_id = ${companyId} and r.id = any(${int8Array(untagged.map((row) => row.id))})`,
    );
    await live.publish(tx, companyId, { topic: 'app_reviews', ids: [] });
  },
};
