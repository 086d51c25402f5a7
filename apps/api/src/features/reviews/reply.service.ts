import { sql } from 'drizzle-orm';
import { canDeleteReply, replyRefusal } from '@pinfold/contract/features/reviews/reply';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { outdateAutoReplies } from './auto-replies/outdate-auto-replies.ts';
import { publishReply } from './publish-reply.job.ts';
import { retractReply } from './retract-reply.job.ts';
import { requireReview } from './review.queries.ts';

/** What is answered, and whether it began as a draft of the model. */
interface Wording {
  reply_comment: string;
  is_written_by_ai?: boolean | undefined;
}

/** Promises an answer: the review is processing and the job that sends it exists, or neither is. */
export async function replyToOne(
  { database, jobs, live, now }: Services,
  member: Member,
  id: number,
  { reply_comment: comment, is_written_by_ai: isWrittenByAi = false }: Wording,
): Promise<Review> {
  return database.queries.transaction(async (tx) => {
    const before = await requireReview(tx, member, id);
    const refusal = replyRefusal(before);
    if (refusal) throw new Problem(refusal);
    const version = await promise(
      tx,
      member,
      id,
      sql`reply_comment = ${comment}, reply_updated_at = ${now().toISOString()}, reply_problem = null, is_written_by_ai = ${isWrittenByAi}`,
    );
    await jobs.enqueue(tx, publishReply, [
      { payload: { companyId: member.companyId, reviewId: id, version } },
    ]);
    await outdateAutoReplies(tx, { live, now }, member.companyId, [id]);
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: [id] });
    return requireReview(tx, member, id);
  });
}

/** Takes an answer back. One that never reached the customer is simply forgotten. */
export async function deleteReplyOf(
  { database, jobs, live }: Services,
  member: Member,
  id: number,
): Promise<Review> {
  return database.queries.transaction(async (tx) => {
    const before = await requireReview(tx, member, id);
    const refusal = replyRefusal(before) ?? (canDeleteReply(before) ? undefined : 'reply_missing');
    if (refusal) throw new Problem(refusal);
    const version = await promise(tx, member, id, sql`reply_problem = null, is_retracting = true`);
    await jobs.enqueue(tx, retractReply, [
      { payload: { companyId: member.companyId, reviewId: id, version } },
    ]);
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: [id] });
    return requireReview(tx, member, id);
  });
}

/** The guard stands in the UPDATE, so that of two replies at once exactly one is promised. */
async function promise(
  tx: Queryable,
  { companyId }: Member,
  id: number,
  change: ReturnType<typeof sql>,
): Promise<number> {
  const [row] = await rows<{ version: number }>(
    tx,
    sql`update reviews set ${change}, reply_status = 'processing', reply_version = reply_version + 1, reply_sending_at = null
        where company_id = ${companyId} and id = ${id} and not deleted and reply_status <> 'processing'
        returning reply_version as version`,
  );
  if (!row) throw new Problem('reply_processing');
  return row.version;
}
