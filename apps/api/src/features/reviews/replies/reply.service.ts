import { canDeleteReply, replyRefusal } from '@pinfold/contract/features/opinions/reply';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { outdateAutoReplies } from '../auto-replies/auto-reply-lifecycle.ts';
import { requireReview } from '../reviews.queries.ts';
import { enqueueReplies, retractReply } from './publish-reply.job.ts';
import { acceptRetraction } from './reply-lifecycle.ts';

/** The text of a reply, and whether it began as a draft of the model. */
interface Wording {
  reply_comment: string;
  is_written_by_ai?: boolean | undefined;
}

/**
 * Replies to a review, or changes its reply; it is sent by a job.
 * @throws Problem `not_found`, `review_deleted` or `reply_processing`
 */
export async function replyToOne(
  services: Services,
  member: Member,
  id: number,
  { reply_comment: text, is_written_by_ai: isWrittenByAi = false }: Wording,
): Promise<Review> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const refusal = replyRefusal(await requireReview(tx, member, id));
    if (refusal) throw new Problem(refusal);
    const reply = { reviewId: id, text, isWrittenByAi };
    const { accepted } = await enqueueReplies(tx, services, companyId, [reply], { isReplacing: true });
    if (accepted.length === 0) throw new Problem('reply_processing');
    await outdateAutoReplies(tx, services, companyId, [id]);
    return requireReview(tx, member, id);
  });
}

/**
 * Takes a reply back. One that never reached the customer is simply removed.
 * @throws Problem `not_found`, `review_deleted`, `reply_processing` or `reply_missing`
 */
export async function deleteReplyOf(
  { database, jobs, live }: Services,
  member: Member,
  id: number,
): Promise<Review> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const before = await requireReview(tx, member, id);
    const refusal = replyRefusal(before) ?? (canDeleteReply(before) ? undefined : 'reply_missing');
    if (refusal) throw new Problem(refusal);
    const accepted = await acceptRetraction(tx, companyId, id);
    if (!accepted) throw new Problem('reply_processing');
    await jobs.enqueue(tx, retractReply, [
      { payload: { companyId, reviewId: id, version: accepted.version } },
    ]);
    await live.publish(tx, companyId, { topic: 'reviews', ids: [id] });
    return requireReview(tx, member, id);
  });
}
