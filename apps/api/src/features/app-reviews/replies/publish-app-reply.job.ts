import type { AppStore } from '@pinfold/contract/app-stores';
import type { ReplyProblem } from '@pinfold/contract/features/opinions/reply';
import type { Queryable } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import type { QuotaShare } from '../../../delivery/provider-quota.ts';
import { ifRefused, unlessGone } from '../../../delivery/provider-error.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import type { StoreReply } from '../../../providers/store-review.ts';
import type { Services } from '../../../services.ts';
import type { EnqueuedReplies } from '../../opinions/replies/bulk-reply.service.ts';
import { lockOpinions } from '../../opinions/lock-opinions.ts';
import type { Acceptance, NewReply, ReplyVersion } from '../../opinions/replies/process-reply.ts';
import {
  type CheckPace,
  nextReplyCheck,
  ofReplies,
  type ReplyCheck,
  replyChecksWithin,
  sendReplyOnce,
} from '../../opinions/replies/reply-jobs.ts';
import { type StuckReply, stuckRepliesStatement } from '../../opinions/replies/stuck-replies.ts';
import {
  type AcceptedAppReply,
  acceptAppReplies,
  appReplyInbox,
  claimAppReply,
  type ClaimedAppReply,
  releaseAppReply,
  settleAppReply,
} from './app-reply-lifecycle.ts';
import { failureOfAppReply, isSameReply, outcomeAtStore, outcomeOfAppReply } from './app-reply-outcome.ts';

const ofReply = ofReplies<ClaimedAppReply>({
  claim: claimAppReply,
  settle: settleAppReply,
  failureOf: failureOfAppReply,
});

/**
 * Accepts replies and enqueues the job of each, as far as reviews take them: a review is processing and the job that
 * sends its reply exists, or neither is. Call it in a transaction.
 */
export async function enqueueAppReplies(
  tx: Queryable,
  services: Services,
  companyId: number,
  replies: readonly NewReply[],
  acceptance?: Acceptance,
): Promise<EnqueuedReplies<AcceptedAppReply>> {
  const ids = replies.map(({ reviewId }) => reviewId);
  if (ids.length > 1) await lockOpinions(tx, appReplyInbox.opinions, companyId, ids);
  const accepted = await acceptAppReplies(tx, services, companyId, replies, acceptance);
  let lastSendAt = services.now();
  for (const [store, ofStore] of Map.groupBy(accepted, (reply) => reply.store)) {
    const items = ofStore.map(({ id, version, appId }) => ({
      appId,
      calls: callsOfReply[store],
      payload: { companyId, reviewId: id, version },
    }));
    const last = await enqueueSpread(tx, services, publishAppReply, paceAt[store], items);
    if (last > lastSendAt) lastSendAt = last;
  }
  if (accepted.length > 0)
    await services.live.publish(tx, companyId, { topic: 'app_reviews', ids: accepted.map(({ id }) => id) });
  return { accepted, lastSendAt };
}

/** What replies may use of the calls that each store takes. */
const paceAt = {
  app_store: ['app-store', 'replies'],
  google_play: ['google-play/replies', 'replies'],
} as const satisfies Record<AppStore, QuotaShare>;

/** Sends an accepted reply to the store, once, however often it is killed half way. */
export const publishAppReply = defineProviderJob<ReplyVersion, ClaimedAppReply, ReplyProblem>({
  ...ofReply,
  name: 'publish-app-reply',
  // The App Store refuses bursts long before its hour is used up.
  concurrency: 2,
  async work(services, reply, version) {
    const { app, externalId, comment } = reply;
    const delivered = await sendReplyOnce(services, reply, {
      // By its id Google Play shows a review also where it is older than the week that is listed.
      stored: async () => (await unlessGone(app.reviews.read(externalId)))?.reply,
      isSame: ({ text }) => isSameReply(text, comment),
      send: () => app.reviews.reply(externalId, comment),
      release: () => releaseAppReply(services, version),
    });
    if (!delivered || 'at' in delivered) return delivered;
    const outcome = outcomeOfAppReply(delivered.sent);
    if (outcome.status !== 'pending') return settleAppReply(services, version, outcome);
    await services.jobs.enqueue(services.database.queries, checkAppReply, [
      nextReplyCheck(services, version, checkPace, 0),
    ]);
  },
});

/** Asks the store whether customers see a reply, less and less often, until they do. */
export const checkAppReply = defineProviderJob<ReplyCheck, ClaimedAppReply, ReplyProblem>({
  ...ofReply,
  name: 'check-app-reply',
  concurrency: 2,
  async work(services, { app, externalId, comment }, check) {
    const again = nextReplyCheck(services, check, checkPace, check.asked + 1);
    // The store has taken the reply, whatever becomes of a question about it.
    const review = await ifRefused(app.reviews.read(externalId), (error) => {
      if (error.kind !== 'temporary') throw error;
      return undefined;
    });
    if (!review) return again;
    const outcome = outcomeAtStore(review);
    if (!outcome) return { problem: 'not_delivered' };
    if (outcome.status === 'pending')
      return isOverdue(services, review.reply) ? { problem: 'not_published' } : again;
    const isOlder = !isSameReply(review.reply?.text ?? '', comment) && check.asked < mostOlderShown;
    return isOlder ? again : settleAppReply(services, check, outcome);
  },
});

/** Whether the store has had a reply for longer than it can take to publish one: by its own date, since jobs wait for quotas. */
function isOverdue({ config, now }: Services, reply: StoreReply | undefined): boolean {
  const most = config.APP_STORE_PUBLISHING_DAYS * 86_400_000;
  return reply !== undefined && now().getTime() - Date.parse(reply.updatedAt) > most;
}

/**
 * For so many questions, which is more than a day, a store may go on showing the reply that ours replaces. What it shows
 * after that was written there since.
 */
const mostOlderShown = 80;

/** The App Store publishes replies after some minutes, and says that it can take a day. */
const checkPace: CheckPace = [60, 1200];

/** The calls that most replies take. Google Play publishes at once; the App Store mostly within five minutes. */
export const callsOfReply: Readonly<Record<AppStore, number>> = {
  app_store: 1 + replyChecksWithin(checkPace, 300),
  google_play: 1,
};

/** Deletes a reply at the store. One that no longer exists there counts as deleted. */
export const retractAppReply = defineProviderJob<ReplyVersion, ClaimedAppReply, ReplyProblem>({
  ...ofReply,
  name: 'retract-app-reply',
  concurrency: 2,
  async work(services, { app, externalId }, version) {
    await unlessGone(Promise.resolve(app.reviews.retractReply?.(externalId)));
    await settleAppReply(services, version, { status: 'retracted' });
  },
});

/** A reply that customers do not see yet is found by the job that sends it, and asked about again. */
export const requeueStuckAppReplies = requeueStuck<StuckReply>({
  noun: 'app-replies',
  find: (before) => stuckRepliesStatement(appReplyInbox, before),
  jobOf({ company_id, id, version, is_retracting }) {
    const payload = { companyId: company_id, reviewId: id, version };
    return lostJob(is_retracting ? retractAppReply : publishAppReply, payload);
  },
});
