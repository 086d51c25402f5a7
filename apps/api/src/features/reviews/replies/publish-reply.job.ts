import { normaliseText } from '@pinfold/contract/normalise-text';
import type { Queryable } from '../../../database/database.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import type { GoogleReply } from '../../../providers/google-business-profile/reviews.ts';
import type { Services } from '../../../services.ts';
import { lockReviews } from '../lock-reviews.ts';
import { sendTimes } from '../../../delivery/enqueue-spread.ts';
import {
  acceptReplies,
  claimReply,
  handleFailure,
  settleReply,
  type Acceptance,
  type AcceptedReply,
  type ClaimedReply,
  type NewReply,
  type ReplyVersion,
} from './reply-lifecycle.ts';
import { outcomeOf, type ReplyOutcome } from './reply-outcome.ts';

/** Replies that will be sent. */
export interface EnqueuedReplies {
  accepted: AcceptedReply[];
  /** When the last of them may be sent within the provider's quotas. */
  lastSendAt: Date;
}

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
): Promise<EnqueuedReplies> {
  const { config, jobs, live } = services;
  const now = services.now();
  const ids = replies.map(({ reviewId }) => reviewId);
  if (ids.length > 1) await lockReviews(tx, companyId, ids);
  const accepted = ids.length > 0 ? await acceptReplies(tx, services, companyId, replies, acceptance) : [];
  if (accepted.length === 0) return { accepted, lastSendAt: now };
  const times = sendTimes(accepted, ['google/v4', 'sending'], { quotas: config, now });
  await jobs.enqueue(
    tx,
    publishReply,
    accepted.map(({ id, version }, index) => {
      const at = times[index];
      return { payload: { companyId, reviewId: id, version }, ...(at && { at }) };
    }),
  );
  await live.publish(tx, companyId, { topic: 'reviews', ids: accepted.map(({ id }) => id) });
  return { accepted, lastSendAt: times.reduce<Date>((last, at) => (at && at > last ? at : last), now) };
}

/** Sends an accepted reply to the provider, once, however often it is killed half way. */
export const publishReply = defineJob<ReplyVersion>({
  name: 'publish-reply',
  concurrency: 8,
  async run(services, version, run) {
    const reply = await claimReply(services, version);
    if (!reply) return;
    try {
      const sent =
        (await alreadySent(reply)) ?? (await reply.google.updateReply(reply.googleName, reply.comment));
      const outcome = outcomeOf(sent);
      if (outcome.status === 'pending') await checkLater(services, { ...version, asked: 0 });
      else await settleReply(services, version, outcome);
    } catch (error) {
      await handleFailure(services, publishReply, version, error, run);
    }
  },
});

/** After a crash or a lost response the provider may have the reply; sending it again would notify the customer twice. */
async function alreadySent({
  mayHaveBeenSent,
  google,
  googleName,
  comment,
}: ClaimedReply): Promise<GoogleReply | undefined> {
  if (!mayHaveBeenSent) return undefined;
  const { reviewReply } = await google.getReview(googleName);
  const isSame = reviewReply && normaliseText(reviewReply.comment) === normaliseText(comment);
  return isSame ? reviewReply : undefined;
}

interface ReplyCheck extends ReplyVersion {
  /** How often the provider has responded that it has not decided yet. */
  asked: number;
}

/** Asks the provider whether a reply was published, less and less often, until it has decided. */
export const checkReply: Job<ReplyCheck> = defineJob({
  name: 'check-reply',
  concurrency: 4,
  async run(services, check, run) {
    const reply = await claimReply(services, check);
    if (!reply) return;
    try {
      const { reviewReply, updateTime } = await reply.google.getReview(reply.googleName);
      const outcome: ReplyOutcome = reviewReply
        ? outcomeOf(reviewReply, updateTime)
        : { status: 'failed', problem: 'not_delivered' };
      if (outcome.status === 'pending') await checkLater(services, { ...check, asked: check.asked + 1 });
      else await settleReply(services, check, outcome);
    } catch (error) {
      await handleFailure(services, checkReply, check, error, run);
    }
  },
});

/** Past this wait (seconds) the provider is asked at this pace. */
const slowestPace = 600;

/** After two seconds at first, then twice as long each time. */
async function checkLater({ database, jobs, now }: Services, check: ReplyCheck): Promise<void> {
  const seconds = Math.min(slowestPace, Math.max(2, 2 ** check.asked));
  const at = new Date(now().getTime() + seconds * 1000);
  await jobs.enqueue(database.queries, checkReply, [{ payload: check, at }]);
}
