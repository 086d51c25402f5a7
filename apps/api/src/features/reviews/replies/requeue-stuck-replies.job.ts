import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { checkReply } from './publish-reply.job.ts';
import { retractReply } from './retract-reply.job.ts';

const patienceMinutes = 30;

/**
 * A safety net: a reply that was being sent and has not been decided for half an hour is asked about again, whatever
 * happened to its job; asking never sends anything. One that was being taken back is taken back once more, which of
 * what is gone already changes nothing.
 */
export const requeueStuckReplies = defineJob({
  name: 'rescue-replies',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - patienceMinutes * 60_000).toISOString();
    const stuck = await rows<{
      company_id: number;
      id: number;
      version: number;
      is_retracting: boolean;
    }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id, reply_version as version, is_retracting from reviews
          where reply_status = 'processing' and reply_sending_at < ${before} limit 1000`,
    );
    const replies = stuck.map(({ company_id, id, version, is_retracting: isRetracting }) => ({
      isRetracting,
      payload: { companyId: company_id, reviewId: id, version },
    }));
    await jobs.enqueue(
      database.queries,
      checkReply,
      replies
        .filter(({ isRetracting }) => !isRetracting)
        .map(({ payload }) => ({ payload: { ...payload, asked: 0 } })),
    );
    await jobs.enqueue(
      database.queries,
      retractReply,
      replies.filter(({ isRetracting }) => isRetracting).map(({ payload }) => ({ payload })),
    );
  },
});
