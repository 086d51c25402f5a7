import type { AppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  canDeleteReply,
  isRetractable,
  replyLimit,
  replyRefusal,
  type ReplyRefusal,
  replyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireAppReview } from '../app-reviews.queries.ts';
import { readAppReview } from '../sync/read-app-review.job.ts';
import { acceptAppRetraction, dismissAppReply } from './app-reply-lifecycle.ts';
import { enqueueAppReplies, retractAppReply } from './publish-app-reply.job.ts';

/**
 * Replies to a review of an app, or changes its reply; it is sent by a job.
 * @throws Problem `not_found`, `review_deleted`, `app_removed`, `reply_processing`, `app_reply_empty` or `app_reply_too_long`
 */
export async function replyToApp(
  services: Services,
  member: Member,
  id: number,
  {
    reply_comment: text,
    is_written_by_ai: isWrittenByAi = false,
  }: { reply_comment: string; is_written_by_ai?: boolean | undefined },
): Promise<AppReview> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const review = await requireAppReview(tx, member, id);
    const refusal = replyRefusal(review);
    if (refusal) throw new Problem(refusal);
    const problem = replyTextProblem(text, review.store);
    if (problem)
      throw new Problem(problem === 'empty' ? 'app_reply_empty' : 'app_reply_too_long', {
        values: { max: replyLimit(review.store).most },
        errors: [{ path: 'body.reply_comment' }],
      });
    const reply = { reviewId: id, text, isWrittenByAi };
    const { accepted } = await enqueueAppReplies(tx, services, companyId, [reply], { isReplacing: true });
    if (accepted.length === 0) throw new Problem(await refusalNow(tx, member, id, 'reply_processing'));
    return requireAppReview(tx, member, id);
  });
}

/**
 * Takes a reply back, which only the App Store lets us do. One that has never arrived is dismissed at Google Play too.
 * @throws Problem `not_found`, `review_deleted`, `app_removed`, `reply_processing`, `reply_missing` or `reply_not_retractable`
 */
export async function deleteAppReplyOf(services: Services, member: Member, id: number): Promise<AppReview> {
  const { database, jobs, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const review = await requireAppReview(tx, member, id);
    const refusal = replyRefusal(review) ?? (canDeleteReply(review) ? undefined : 'reply_missing');
    if (refusal) throw new Problem(refusal);
    if (isRetractable(review.store)) {
      const accepted = await acceptAppRetraction(tx, companyId, id);
      if (!accepted) throw new Problem(await refusalNow(tx, member, id, 'reply_processing'));
      await jobs.enqueue(tx, retractAppReply, [
        { payload: { companyId, reviewId: id, version: accepted.version } },
      ]);
    } else {
      const dismissed = await dismissAppReply(tx, services, { companyId, reviewId: id });
      if (!dismissed) throw new Problem(await refusalNow(tx, member, id, 'reply_not_retractable'));
      // Customers may go on to see an earlier answer, which ours was to replace.
      await jobs.enqueue(tx, readAppReview, [{ payload: { companyId, ...dismissed } }]);
    }
    await live.publish(tx, companyId, { topic: 'app_reviews', ids: [id] });
    return requireAppReview(tx, member, id);
  });
}

/** Why a review takes no reply that took one a moment ago: somebody was faster. */
async function refusalNow<Otherwise extends string>(
  tx: Queryable,
  member: Member,
  id: number,
  otherwise: Otherwise,
): Promise<ReplyRefusal | Otherwise> {
  return replyRefusal(await requireAppReview(tx, member, id)) ?? otherwise;
}
