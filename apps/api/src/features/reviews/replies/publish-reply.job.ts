import type { ReplyProblem } from '@pinfold/contract/features/opinions/reply';
import { normaliseText } from '@pinfold/contract/normalise-text';
import type { Queryable } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { unlessGone } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import {
  type AcceptedReply,
  acceptReplies,
  claimReply,
  type ClaimedReply,
  reviewReplyInbox,
  settleReply,
} from './reply-lifecycle.ts';
import type { EnqueuedReplies } from '../../opinions/replies/bulk-reply.service.ts';
import { lockOpinions } from '../../opinions/lock-opinions.ts';
import type { Acceptance, NewReply, ReplyVersion } from '../../opinions/replies/process-reply.ts';
import {
  type CheckPace,
  nextReplyCheck,
  ofReplies,
  type ReplyCheck,
  sendReplyOnce,
} from '../../opinions/replies/reply-jobs.ts';
import { failureOf, type ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';
import { type StuckReply, stuckRepliesStatement } from '../../opinions/replies/stuck-replies.ts';
import { replyOutcomeOf } from './reply-outcome.ts';

/**
 * Accepts replies and enqueues the job of each, as far as reviews take them: a review is processing and the job that
 * sends its reply exists, or neither is. Call it in a transaction.
 */
export async function enqueueReplies(
  tx: Queryable,
  services: Services,
  companyId: number,
  replies: readonly NewReply[],
  acceptance?: Acceptance,
): Promise<EnqueuedReplies<AcceptedReply>> {
  const ids = replies.map(({ reviewId }) => reviewId);
  if (ids.length > 1) await lockOpinions(tx, reviewReplyInbox.opinions, companyId, ids);
  const accepted = ids.length > 0 ? await acceptReplies(tx, services, companyId, replies, acceptance) : [];
  if (accepted.length === 0) return { accepted, lastSendAt: services.now() };
  const lastSendAt = await enqueueSpread(
    tx,
    services,
    publishReply,
    ['google/v4', 'sending'],
    accepted.map(({ id, version, locationId }) => ({
      locationId,
      payload: { companyId, reviewId: id, version },
    })),
  );
  await services.live.publish(tx, companyId, { topic: 'reviews', ids: accepted.map(({ id }) => id) });
  return { accepted, lastSendAt };
}

const ofReply = ofReplies<ClaimedReply>({ claim: claimReply, settle: settleReply, failureOf });

/** Sends an accepted reply to the provider, once, however often it is killed half way. */
export const publishReply = defineProviderJob<ReplyVersion, ClaimedReply, ReplyProblem>({
  ...ofReply,
  name: 'publish-reply',
  concurrency: 8,
  async work(services, reply, version) {
    const { google, googleName, comment } = reply;
    const delivered = await sendReplyOnce(services, reply, {
      stored: async () => (await google.getReview(googleName)).reviewReply,
      isSame: (stored) => normaliseText(stored.comment) === normaliseText(comment),
      send: () => google.updateReply(googleName, comment),
    });
    if (!delivered || 'at' in delivered) return delivered;
    const outcome = replyOutcomeOf(delivered.sent);
    if (outcome.status !== 'pending') return settleReply(services, version, outcome);
    await services.jobs.enqueue(services.database.queries, checkReply, [
      nextReplyCheck(services, version, checkPace, 0),
    ]);
  },
});

/** Asks the provider whether a reply was published, less and less often, until it has decided. */
export const checkReply = defineProviderJob<ReplyCheck, ClaimedReply, ReplyProblem>({
  ...ofReply,
  name: 'check-reply',
  concurrency: 4,
  async work(services, { google, googleName }, check) {
    const { reviewReply, updateTime } = await google.getReview(googleName);
    if (!reviewReply) return { problem: 'not_delivered' };
    const outcome: ReplyOutcome = replyOutcomeOf(reviewReply, updateTime);
    if (outcome.status === 'pending') return nextReplyCheck(services, check, checkPace, check.asked + 1);
    return settleReply(services, check, outcome);
  },
});

const checkPace: CheckPace = [2, 600];

/** Deletes a reply at the provider. One that no longer exists there counts as deleted. */
export const retractReply = defineProviderJob<ReplyVersion, ClaimedReply, ReplyProblem>({
  ...ofReply,
  name: 'retract-reply',
  concurrency: 4,
  async work(services, { google, googleName }, version) {
    await unlessGone(google.deleteReply(googleName));
    await settleReply(services, version, { status: 'retracted' });
  },
});

export const requeueStuckReplies = requeueStuck<StuckReply>({
  noun: 'replies',
  find: (before) => stuckRepliesStatement(reviewReplyInbox, before),
  jobOf({ company_id, id, version, is_retracting, is_sent }) {
    const payload = { companyId: company_id, reviewId: id, version };
    if (is_retracting) return lostJob(retractReply, payload);
    // A question finds out as well whether the reply has arrived.
    return is_sent ? lostJob(checkReply, { ...payload, asked: 0 }) : lostJob(publishReply, payload);
  },
});
