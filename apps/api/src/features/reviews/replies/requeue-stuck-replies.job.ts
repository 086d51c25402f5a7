import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { checkReply } from './publish-reply.job.ts';
import { retractReply } from './retract-reply.job.ts';

const patienceMinutes = 30;

/**
 * Enqueues replies again that have been processing for half an hour, for jobs that were lost. The job first asks the
 * provider for the reply's state, so nothing is sent twice; a retraction is repeated, which has no effect if the reply
 * is gone.
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
