import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import { canDeleteReply, replyRefusal } from '@pinfold/contract/features/opinions/reply';
import type { BoosterReview } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { draftReply } from '../../opinions/ai/draft-reply.service.ts';
import { requireBoosterReview } from '../responses/booster-reviews.queries.ts';
import { acceptBoosterReply, dismissBoosterReply } from './booster-reply-lifecycle.ts';
import { refuseGatingReply } from './refuse-gating-reply.ts';
import { sendBoosterReply } from './send-booster-reply.job.ts';

/**
 * Answers a customer by mail, which a job sends.
 * @throws Problem `not_found`, `incentive_refused`, `gating_refused` or what `replyRefusal` says
 */
export async function replyByMail(
  services: Services,
  member: Member,
  id: number,
  {
    reply_comment: text,
    is_written_by_ai: isWrittenByAi = false,
  }: { reply_comment: string; is_written_by_ai?: boolean | undefined },
): Promise<BoosterReview> {
  const { database, jobs, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const { facility } = await requireAnswerable(tx, services, member, id);
    await refuseGatingReply(tx, member, facility.id, text);
    const reply = { reviewId: id, text, isWrittenByAi };
    const payload = await acceptBoosterReply(tx, services, companyId, reply);
    // Somebody was faster.
    if (!payload) await requireAnswerable(tx, services, member, id, 'reply_processing');
    else await jobs.enqueue(tx, sendBoosterReply, [{ payload }]);
    await live.publish(tx, companyId, { topic: 'booster', ids: [id] });
    return requireBoosterReview(tx, services, member, id);
  });
}

/**
 * Dismisses a reply that could not be sent.
 * @throws Problem `not_found`, `reply_missing` or what `replyRefusal` says
 */
export async function dismissReply(services: Services, member: Member, id: number): Promise<BoosterReview> {
  const { database, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const review = await requireAnswerable(tx, services, member, id);
    if (!canDeleteReply(review)) throw new Problem('reply_missing');
    const isDismissed = await dismissBoosterReply(tx, { companyId, reviewId: id });
    if (!isDismissed) await requireAnswerable(tx, services, member, id, 'reply_missing');
    await live.publish(tx, companyId, { topic: 'booster', ids: [id] });
    return requireBoosterReview(tx, services, member, id);
  });
}

/**
 * Has the model write a draft of a mail. What can be refused is refused before the first event.
 * @throws Problem `not_found`, `too_many_attempts` or what `aiReplyRefusal` says
 */
export async function draftBoosterReply(
  services: Services,
  member: Member,
  id: number,
  asked: { wish: string; signal: AbortSignal },
): Promise<AsyncIterable<AiDraftEvent>> {
  const review = await requireBoosterReview(services.database.queries, services, member, id);
  const { name } = review.facility;
  // The address is none of what the model has any need of: nobody signs a form with a name.
  const nobody = { author: { name: '', is_anonymous: true }, location: { name, city: '' } };
  return draftReply(services, member, { review: { ...review, ...nobody }, channel: 'email', ...asked });
}

/** @throws Problem `not_found`, what `replyRefusal` says, or else `otherwise` */
async function requireAnswerable(
  tx: Queryable,
  services: Services,
  member: Member,
  id: number,
  otherwise?: 'reply_processing' | 'reply_missing',
): Promise<BoosterReview> {
  const review = await requireBoosterReview(tx, services, member, id);
  const refusal = replyRefusal(review) ?? otherwise;
  if (refusal) throw new Problem(refusal);
  return review;
}
