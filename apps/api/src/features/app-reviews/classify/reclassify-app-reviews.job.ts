import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { enqueueAppClassification } from './classify-app-reviews.job.ts';

const sliceSize = 1000;

interface Slice {
  companyId: number;
  /** The id of the last review of the slice before; 0 at the beginning. */
  after: number;
}

/**
 * Has all reviews of a company's apps classified again, a slice a run: a transaction over all of them would hold up
 * whoever reads, answers or classifies one. The position is part of the subject, so that a change of a category begins
 * from the first review even while the slices of an earlier one wait.
 */
export const reclassifyAppReviews = defineJob<Slice>({
  name: 'reclassify-app-reviews',
  concurrency: 1,
  subject: ({ companyId, after }) => `${companyId}/${after}`,
  async run({ database, jobs }, { companyId, after }) {
    await database.queries.transaction(async (tx) => {
      const slice = await rows<{ id: number }>(
        tx,
        sql`select id::int8 as id from app_reviews where company_id = ${companyId} and id > ${after} and is_studied
            order by id limit ${sliceSize} for no key update`,
      );
      const last = slice.at(-1);
      if (!last) return;
      await tx.execute(
        sql`update app_reviews set is_studied = false
            where company_id = ${companyId} and id = any(${int8Array(slice.map(({ id }) => id))})`,
      );
      await enqueueAppClassification({ jobs }, tx, companyId);
      await jobs.enqueue(tx, reclassifyAppReviews, [{ payload: { companyId, after: last.id } }]);
    });
  },
});
