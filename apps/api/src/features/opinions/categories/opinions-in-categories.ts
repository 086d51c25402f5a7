import { sql, type SQL } from 'drizzle-orm';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { CategoryUse } from './category.service.ts';

interface Channel {
  reviews: SQL;
  /** Which categories they are in. */
  tagged: SQL;
  topic: LiveTopic;
  readAgain: CategoryUse['readAgain'];
}

/** What becomes of the opinions of a channel when the company's list of categories changes. */
export function opinionsInCategories({
  reviews,
  tagged,
  topic,
  readAgain,
}: Channel): Omit<CategoryUse, 'counts'> {
  return {
    readAgain,
    showRenamed: ({ live }, tx, { companyId }) => live.publish(tx, companyId, { topic, ids: [] }),
    async release({ live }, tx, { companyId, id }, remove) {
      await tx.execute(
        sql`select from ${reviews} r where r.company_id = ${companyId} and r.id in (
              select t.review_id from ${tagged} t where t.company_id = ${companyId} and t.tag_id = ${id})
            order by r.id for no key update`,
      );
      await remove();
      const untagged = await rows<{ id: number }>(
        tx,
        sql`delete from ${tagged} where company_id = ${companyId} and tag_id = ${id} returning review_id::int8 as id`,
      );
      if (untagged.length === 0) return;
      await tx.execute(
        sql`update ${reviews} r set has_tags = exists (
              select from ${tagged} t where t.company_id = r.company_id and t.review_id = r.id)
            where r.company_id = ${companyId} and r.id = any(${int8Array(untagged.map((row) => row.id))})`,
      );
      await live.publish(tx, companyId, { topic, ids: [] });
    },
  };
}
