import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { locationScope } from '../../listings/location-scope.ts';
import type { CategoryUse } from '../../opinions/categories/category.service.ts';
import { lockReviewsWhere } from '../lock-reviews.ts';
import { refuseWhileCategorising } from './categorisation-lifecycle.ts';
import { enqueueCategorisation } from './categorise-reviews.job.ts';
import { updateHasTags } from './tag.service.ts';

/** What becomes of reviews when the company's list of categories changes. */
export const reviewsInCategories: CategoryUse = {
  counts: (member) => sql`
    select c.tag_id, sum(c.count) as count from review_tag_rollups c
    where c.company_id = ${member.companyId} and ${locationScope(member, sql`c.location_id`)} group by c.tag_id`,
  readAgain: enqueueCategorisation,
  showRenamed: ({ live }, tx, { companyId }) => live.publish(tx, companyId, { topic: 'reviews', ids: [] }),
  async release({ live }, tx, { companyId, id }, remove) {
    await refuseWhileCategorising(tx, companyId);
    await lockReviewsWhere(
      tx,
      sql`r.company_id = ${companyId} and r.id in (
        select t.review_id from tagged_reviews t where t.company_id = ${companyId} and t.tag_id = ${id})`,
    );
    await remove();
    await tx.execute(sql`delete from refused_tags where company_id = ${companyId} and tag_id = ${id}`);
    const untagged = await rows<{ id: number }>(
      tx,
      sql`delete from tagged_reviews where company_id = ${companyId} and tag_id = ${id} returning review_id::int8 as id`,
    );
    await updateHasTags(
      tx,
      companyId,
      untagged.map((row) => row.id),
    );
    await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
  },
};
