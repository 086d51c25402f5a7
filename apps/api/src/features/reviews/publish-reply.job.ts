import { defineJob, type JobRun } from '../../jobs/define-job.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import type { GoogleReply } from '../../providers/google-business-profile/reviews.ts';
import type { Services } from '../../services.ts';
import { checkReply } from './check-reply.job.ts';
import { claimReply, settleReply, type PromisedReply, type ReplyPromise } from './promised-reply.ts';
import { failureOf, outcomeOf } from './reply-outcome.ts';
import { sendLater } from './send-later.ts';

/** Sends a promised answer to the provider, once, however often it is killed half way. */
export const publishReply = defineJob<ReplyPromise>({
  name: 'publish-reply',
  concurrency: 8,
  async run(services, promise, run) {
    const reply = await claimReply(services, promise);
    if (!reply) return;
    try {
      const sent =
        (await alreadyThere(reply)) ?? (await reply.google.updateReply(reply.googleName, reply.comment));
      const outcome = outcomeOf(sent);
      if (outcome.status === 'pending') await askLater(services, promise);
      else await settleReply(services, promise, outcome);
    } catch (error) {
      await surrender(services, promise, error, run);
    }
  },
});

/** After a crash or a lost answer the provider may have the reply already; sending it again would notify the customer twice. */
async function alreadyThere({
  mayHaveBeenSent,
  google,
  googleName,
  comment,
}: PromisedReply): Promise<GoogleReply | undefined> {
  if (!mayHaveBeenSent) return undefined;
  const { reviewReply } = await google.getReview(googleName);
  return reviewReply?.comment === comment ? reviewReply : undefined;
}

async function askLater(services: Services, promise: ReplyPromise): Promise<void> {
  const at = new Date(services.now().getTime() + 2000);
  await services.jobs.enqueue(services.database.queries, checkReply, [
    { payload: { ...promise, asked: 0 }, at },
  ]);
}

async function surrender(
  services: Services,
  promise: ReplyPromise,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!(error instanceof GoogleError)) throw error;
  if (error.kind === 'quota') return sendLater(services, publishReply, promise, error);
  const problem = failureOf(error.kind) ?? (run.isLastTry ? 'not_delivered' : undefined);
  if (!problem) throw error;
  await settleReply(services, promise, { status: 'failed', problem });
}
