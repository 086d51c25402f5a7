import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { lockReviews } from './lock-reviews.ts';
import { publishReply } from './publish-reply.job.ts';
import { sendTimes } from './send-times.ts';

/** An answer for one review. */
interface NewReply {
  reviewId: number;
  text: string;
  isWrittenByAi: boolean;
}

/**
 * Promises answers that rules made, as a person's are promised: each review that still waits is processing, and the job
 * that sends its answer exists. Answers the reviews that took theirs.
 */
export async function promiseReplies(
  tx: Queryable,
  { config, jobs, live, now }: Services,
  companyId: number,
  replies: readonly NewReply[],
): Promise<number[]> {
  const given = replies.map(({ reviewId, text, isWrittenByAi }) => ({
    id: reviewId,
    text,
    ai: isWrittenByAi,
  }));
  await lockReviews(
    tx,
    companyId,
    given.map(({ id }) => id),
  );
  const promised = await rows<{ id: number; location_id: number; version: number }>(
    tx,
    sql`update reviews r
        set reply_comment = given.text, is_written_by_ai = given.ai, reply_updated_at = ${now().toISOString()}, reply_problem = null,
            reply_status = 'processing', reply_version = reply_version + 1, reply_sending_at = null
        from json_to_recordset(${JSON.stringify(given)}::json) as given (id int8, text text, ai bool)
        where r.company_id = ${companyId} and r.id = given.id and not r.deleted and r.reply_status in ('none', 'rejected', 'failed')
        returning r.id::int8 as id, r.location_id::int8 as location_id, r.reply_version as version`,
  );
  const times = sendTimes(
    promised.map((row) => ({ locationId: row.location_id })),
    config,
    now(),
  );
  await jobs.enqueue(
    tx,
    publishReply,
    promised.map((row, index) => {
      const at = times[index];
      return { payload: { companyId, reviewId: row.id, version: row.version }, ...(at && { at }) };
    }),
  );
  const ids = promised.map(({ id }) => id);
  if (ids.length > 0) await live.publish(tx, companyId, { topic: 'reviews', ids });
  return ids;
}
