import { defineJob, type Job } from '../../jobs/define-job.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import { claimReply, settleReply, type ReplyPromise } from './promised-reply.ts';
import { failureOf } from './reply-outcome.ts';
import { sendLater } from './send-later.ts';

/** Takes an answer back at the provider. One that is gone already counts as taken back. */
export const retractReply: Job<ReplyPromise> = defineJob({
  name: 'retract-reply',
  concurrency: 4,
  async run(services, promise, run) {
    const reply = await claimReply(services, promise);
    if (!reply) return;
    try {
      await reply.google.deleteReply(reply.googleName);
      await settleReply(services, promise, { status: 'retracted' });
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.kind === 'not_found') return settleReply(services, promise, { status: 'retracted' });
      if (error.kind === 'quota') return sendLater(services, retractReply, promise, error);
      const problem = failureOf(error.kind) ?? (run.isLastTry ? 'not_delivered' : undefined);
      if (!problem) throw error;
      await settleReply(services, promise, { status: 'failed', problem });
    }
  },
});
