import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob, type JobRun } from '../../../jobs/define-job.ts';
import { type AddressedMail, senderOf } from '../../../mail/mail.ts';
import { handOver } from '../../../mail/send-mail.ts';
import { MailError } from '../../../mail/smtp.ts';
import type { Services } from '../../../services.ts';
import type { ReplyVersion } from '../../opinions/replies/process-reply.ts';
import { type StuckReply, stuckRepliesStatement } from '../../opinions/replies/stuck-replies.ts';
import { boosterReplyMail } from './booster-reply-mail.ts';
import {
  boosterReplyInbox,
  claimBoosterReply,
  type ClaimedBoosterReply,
  findContactToMail,
  releaseBoosterReply,
  settleBoosterReply,
} from './booster-reply-lifecycle.ts';

/**
 * Mails a reply, at most once: it is noted before the mail server is called, and whatever is found noted counts as sent.
 * Its payload names the answer alone, so that neither text nor address is in the queue.
 */
export const sendBoosterReply = defineJob<ReplyVersion>({
  name: 'send-booster-reply',
  concurrency: 4,
  subject: ({ companyId, reviewId, version }) => `${companyId}/${reviewId}/${version}`,
  async run(services, reply, run) {
    const claimed = await claimBoosterReply(services, reply);
    if (!claimed) return;
    const { sentBefore } = claimed;
    if (sentBefore) {
      // Who called may be at it still. This claim is noted in its place, so that the next one is old enough.
      const now = services.now().getTime();
      if (now < sentBefore.getTime() + longestCall) {
        const at = new Date(now + longestCall);
        const { database, jobs } = services;
        await jobs.enqueue(database.queries, sendBoosterReply, [{ payload: reply, at }]);
        return;
      }
    } else {
      if (!claimed.is_on)
        return settleBoosterReply(services, reply, { status: 'failed', problem: 'not_delivered' });
      const mail = await addressedMail(services, reply, claimed);
      if (!mail) return;
      try {
        await handOver(services, messageIdOf(services, reply), mail);
      } catch (error) {
        return handleFailure(services, reply, error, run);
      }
    }
    await settleBoosterReply(services, reply, { status: 'published', isOutdated: false });
  },
});

/** Milliseconds: no call of the mail server lasts longer. */
const longestCall = 60_000;

/** Undefined once the answer was erased. A mail that cannot be written was not sent: the note is taken back. */
async function addressedMail(
  services: Services,
  reply: ReplyVersion,
  claimed: ClaimedBoosterReply,
): Promise<AddressedMail | undefined> {
  const { language } = claimed;
  try {
    const mail = boosterReplyMail(language, claimed);
    const contact = await findContactToMail(services, reply);
    if (contact === undefined) return undefined;
    return { to: services.sealer.open('booster contact', contact), language, mail };
  } catch (error) {
    await releaseBoosterReply(services, reply);
    throw error;
  }
}

/** The same whenever it is tried again, so that mailboxes know a second copy for what it is. */
function messageIdOf({ config }: Services, { companyId, reviewId, version }: ReplyVersion): string {
  const { domain } = senderOf(config.PINFOLD_MAIL_FROM);
  return `<booster-reply-${companyId}-${reviewId}-${version}@${domain}>`;
}

/** Only what the server cannot have is sent again; what is given up, a person can send again. */
async function handleFailure(
  services: Services,
  reply: ReplyVersion,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!(error instanceof MailError)) throw error;
  const { log } = services;
  const told = { messageId: messageIdOf(services, reply), kind: error.kind, reason: error.message };
  if (error.mayHaveArrived) {
    log.warn(told, 'a reply counts as sent, since the mail server may have it');
    return settleBoosterReply(services, reply, { status: 'published', isOutdated: false });
  }
  if (error.kind === 'temporary' && !run.isLastTry) {
    await releaseBoosterReply(services, reply);
    throw error;
  }
  log.error(told, 'a reply was given up');
  await settleBoosterReply(services, reply, { status: 'failed', problem: 'not_delivered' });
}

/** Of a reply whose job was lost half way the mail server may know: it counts as sent. */
export const requeueStuckBoosterReplies = requeueStuck<StuckReply>({
  noun: 'booster-replies',
  find: (before) => stuckRepliesStatement(boosterReplyInbox, before),
  jobOf: ({ company_id: companyId, id: reviewId, version }) =>
    lostJob(sendBoosterReply, { companyId, reviewId, version }),
});
