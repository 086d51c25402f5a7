import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { claimReply, handleFailure, settleReply, type ReplyVersion } from './reply-lifecycle.ts';

/** Deletes a reply at the provider. One that no longer exists there counts as deleted. */
export const retractReply: Job<ReplyVersion> = defineJob({
  name: 'retract-reply',
  concurrency: 4,
  async run(services, version, run) {
    const reply = await claimReply(services, version);
    if (!reply) return;
    try {
      await reply.google.deleteReply(reply.googleName);
      await settleReply(services, version, { status: 'retracted' });
    } catch (error) {
      if (error instanceof GoogleError && error.kind === 'not_found')
        return settleReply(services, version, { status: 'retracted' });
      await handleFailure(services, retractReply, version, error, run);
    }
  },
});
