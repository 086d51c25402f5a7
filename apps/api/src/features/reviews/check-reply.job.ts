import { defineJob, type Job } from '../../jobs/define-job.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import { claimReply, settleReply, type ReplyPromise } from './promised-reply.ts';
import { failureOf, outcomeOf, type ReplyOutcome } from './reply-outcome.ts';
import { sendLater } from './send-later.ts';

interface Check extends ReplyPromise {
  /** How often the provider has said that it has not decided. */
  asked: number;
}

/** Past this wait (seconds) the provider is asked at this pace. */
const slowestPace = 600;

/** Asks the provider whether an answer was accepted, less and less often, until it has decided. */
export const checkReply: Job<Check> = defineJob({
  name: 'check-reply',
  concurrency: 4,
  async run(services, check, run) {
    const reply = await claimReply(services, check);
    if (!reply) return;
    try {
      const review = await reply.google.getReview(reply.googleName);
      const outcome: ReplyOutcome = review.reviewReply
        ? outcomeOf(review.reviewReply, review.updateTime)
        : { status: 'failed', problem: 'not_delivered' };
      if (outcome.status !== 'pending') return await settleReply(services, check, outcome);
      const at = new Date(services.now().getTime() + Math.min(slowestPace, 2 ** (check.asked + 1)) * 1000);
      await services.jobs.enqueue(services.database.queries, checkReply, [
        { payload: { ...check, asked: check.asked + 1 }, at },
      ]);
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.kind === 'quota') return sendLater(services, checkReply, check, error);
      const problem = failureOf(error.kind) ?? (run.isLastTry ? 'not_delivered' : undefined);
      if (!problem) throw error;
      await settleReply(services, check, { status: 'failed', problem });
    }
  },
});
