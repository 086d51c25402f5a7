import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { lockReviews } from '../lock-reviews.ts';
import { sendTimes } from '../send-schedule.ts';
import { publishReply } from './publish-reply.job.ts';
import { acceptReplies, type Acceptance, type AcceptedReply, type NewReply } from './reply-lifecycle.ts';

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
  const times = sendTimes(accepted, config, now);
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
