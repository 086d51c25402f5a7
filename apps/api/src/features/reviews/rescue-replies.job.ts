import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { checkReply } from './check-reply.job.ts';

const patienceMinutes = 30;

/**
 * A safety net: an answer that was being sent and has not been decided for half an hour is asked about again, whatever
 * became of its job. Asking never sends anything.
 */
export const rescueReplies = defineJob({
  name: 'rescue-replies',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - patienceMinutes * 60_000).toISOString();
    const stuck = await rows<{ company_id: number | string; id: number | string; version: number }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id, reply_version as version from reviews
          where reply_status = 'processing' and reply_sending_at < ${before} and reply_comment is not null limit 1000`,
    );
    await jobs.enqueue(
      database.queries,
      checkReply,
      stuck.map((row) => ({
        payload: {
          companyId: Number(row.company_id),
          reviewId: Number(row.id),
          version: row.version,
          asked: 0,
        },
      })),
    );
  },
});
