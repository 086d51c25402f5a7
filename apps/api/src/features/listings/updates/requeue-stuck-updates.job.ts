import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { deleteProviderMinutes } from '../../../delivery/provider-quota.ts';
import { sendListingUpdate } from './send-listing-update.job.ts';

const patienceMinutes = 30;

/**
 * A safety net: an update that was enqueued or begun half an hour ago and is still open is sent again, whatever became
 * of its job. One that waits for its turn is passed over, since its job waits as well.
 */
export const requeueStuckUpdates = defineJob({
  name: 'rescue-listing-updates',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - patienceMinutes * 60_000).toISOString();
    const stuck = await rows<{ company_id: number; id: number; attempt: number }>(
      database.queries,
      sql`select u.company_id::int8 as company_id, u.id::int8 as id, u.attempt from listing_updates u
          left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
          where (u.status = 'in_progress' and u.sending_at < ${before})
             or (u.status = 'pending' and u.created_at < ${before} and b.paused_at is null)
          order by u.sending_at nulls last, u.id limit 1000`,
    );
    await jobs.enqueue(
      database.queries,
      sendListingUpdate,
      stuck.map((row) => ({
        payload: { companyId: row.company_id, updateId: row.id, attempt: row.attempt },
      })),
    );
    await deleteProviderMinutes(database.queries, now());
  },
});
