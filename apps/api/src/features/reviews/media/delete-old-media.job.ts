import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { lockOpinions } from '../../opinions/lock-opinions.ts';
import { deleteMediaOf, mediaKeptDays } from './review-media.ts';

/** How many reviews go in one transaction. */
const handful = 500;

/** Deletes photos and videos of reviews that were not read again for as long as they may be kept. */
export const deleteOldMedia = defineJob({
  name: 'delete-old-review-media',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, now }) {
    const before = new Date(now().getTime() - mediaKeptDays * 86_400_000).toISOString();
    const old = await rows<{ company_id: number; ids: number[] }>(
      database.queries,
      sql`select company_id::int8 as company_id, array_agg(distinct review_id order by review_id)::int8[] as ids
          from review_media where read_at < ${before} group by company_id order by company_id`,
    );
    for (const { company_id: companyId, ids } of old)
      for (let from = 0; from < ids.length; from += handful)
        await database.queries.transaction(async (tx) => {
          const some = await lockOpinions(tx, sql`reviews`, companyId, ids.slice(from, from + handful));
          // One that was read meanwhile stays. Only a statement after the lock sees that: reading locks a review that
          // has not changed, and does not write it.
          const unread = await rows<{ id: number }>(
            tx,
            sql`select distinct review_id::int8 as id from review_media
                where company_id = ${companyId} and review_id = any(${int8Array(some)}) and read_at < ${before}`,
          );
          await deleteMediaOf(
            tx,
            companyId,
            unread.map(({ id }) => id),
          );
        });
  },
});
