import { sql } from 'drizzle-orm';
import { canRetry, itemProblems, itemStatus } from '@pinfold/contract/features/publications/post-status';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { uploadFile, removeFiles } from '../publication-files.ts';
import { fetchableMilliseconds } from './picture-address.ts';

/**
 * Removes pictures that nobody took within a day, and those that were taken and that nothing needs any more. The picture of
 * a post is needed while the post is shown here or in the store locator. That of a photo is needed until it was sent
 * everywhere, or cannot be sent again: the locations keep copies of their own. Both are kept while Google may fetch them.
 */
export const removeUnusedUploads = defineJob({
  name: 'remove-unused-uploads',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - fetchableMilliseconds).toISOString();
    const retryable = sql.param(itemProblems.filter(canRetry));
    await database.queries.transaction(async (tx) => {
      // Whoever takes a picture moves its `used_at`, so that one taken at this moment is left.
      const removed = await rows<{ company_id: number; id: number }>(
        tx,
        sql`delete from uploads u where u.used_at is null and u.created_at < ${before}
              or u.used_at < ${before} and case u.purpose when 'post'
                then not exists (select from local_posts p
                    where p.company_id = u.company_id and p.upload_id = u.id and (p.status <> 'deleted'
                      or exists (select from local_post_items i where i.company_id = p.company_id and i.post_id = p.id
                        and (i.status in (${itemStatus.waiting}, ${itemStatus.sending}) or i.sending_at > ${before}))))
                  and not exists (select from location_posts l
                    where l.company_id = u.company_id and (l.image->>'upload')::int8 = u.id)
                else not exists (select from photo_batch_items i
                  where i.company_id = u.company_id and i.upload_id = u.id
                    and (i.status in (${itemStatus.waiting}, ${itemStatus.sending}) or i.sending_at > ${before}
                      or i.status = ${itemStatus.notPublished} and i.problem = any(${retryable}::text[]))) end
            returning u.company_id::int8 as company_id, u.id::int8 as id`,
      );
      const files = removed.map(({ company_id, id }) => uploadFile(company_id, id));
      if (files.length > 0) await jobs.enqueue(tx, removeFiles, [{ payload: { files } }]);
    });
  },
});
