import type { AppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  canDeleteReply,
  isRetractable,
  replyLimit,
  replyRefusal,
  replyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireAppReview } from '../app-reviews.queries.ts';
import { acceptAppReply, acceptAppRetraction, dismissAppReply } from './app-reply-lifecycle.ts';
import { publishAppReply, retractAppReply } from './publish-app-reply.job.ts';

/**
 * Replies to a review of an app, or changes its reply; it is sent by a job.
 * @throws Problem `not_found`, `review_deleted`, `app_removed`, `reply_processing`, `app_reply_empty` or `app_reply_too_long`
 */
export async function replyToApp(
  { database, jobs, live, now }: Services,
  member: Member,
  id: number,
  {
    reply_comment: text,
    is_written_by_ai: isWrittenByAi = false,
  }: { reply_comment: string; is_written_by_ai?: boolean | undefined },
): Promise<AppReview> {
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const review = await requireAppReview(tx, member, id);
    const refusal = replyRefusal(review);
    if (refusal) throw new Problem(refusal);
    const problem = replyTextProblem(text, review.store);
    if (problem)
      throw new Problem(problem === 'empty' ? 'app_reply_empty' : 'app_reply_too_long', {
        values: { max: replyLimit(review.store).most },
        errors: [{ path: 'body.reply_comment' }],
      });
    const reply = await acceptAppReply(tx, { now }, { companyId, reviewId: id, text, isWrittenByAi });
    if (!reply) throw new Problem('reply_processing');
    await jobs.enqueue(tx, publishAppReply, [{ payload: reply }]);
    await live.publish(tx, companyId, { topic: 'app_reviews', ids: [id] });
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
      const retraction = await acceptAppRetraction(tx, { companyId, reviewId: id });
      if (!retraction) throw new Problem('reply_processing');
      await jobs.enqueue(tx, retractAppReply, [{ payload: retraction }]);
    } else {
      const isDismissed = await dismissAppReply(tx, services, { companyId, reviewId: id });
      if (!isDismissed) throw new Problem('reply_not_retractable');
    }
    await live.publish(tx, companyId, { topic: 'app_reviews', ids: [id] });
    return requireAppReview(tx, member, id);
  });
}
