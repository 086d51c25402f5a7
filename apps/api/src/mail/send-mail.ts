import { randomUUID } from 'node:crypto';
import { emailLine } from '@pinfold/contract/line';
import type { Queryable } from '../database/database.ts';
import { defineJob, type JobRun } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import { type AddressedMail, senderOf } from './mail.ts';
import { renderMail } from './render-mail.ts';
import { MailError } from './smtp.ts';

/**
 * Enqueues a mail in the caller's transaction. Its content is sealed, because its links give access to accounts and
 * the queue keeps its jobs for days.
 */
export async function sendMail(
  { config, jobs, sealer }: Services,
  tx: Queryable,
  addressed: AddressedMail,
): Promise<void> {
  const { domain } = senderOf(config.PINFOLD_MAIL_FROM);
  const messageId = `<${randomUUID()}@${domain}>`;
  await jobs.enqueue(tx, sendMailJob, [
    { payload: { messageId, sealed: sealer.seal('mail', JSON.stringify(addressed)) } },
  ]);
}

interface EnqueuedMail {
  /** Drawn when the mail was enqueued: sent again after a crash, it is recognised as the same. */
  messageId: string;
  /** An AddressedMail, sealed. */
  sealed: string;
}

/** Hands an enqueued mail to the mail server. */
export const sendMailJob = defineJob<EnqueuedMail>({
  name: 'send-mail',
  concurrency: 4,
  async run(services, { messageId, sealed }, run) {
    const addressed = JSON.parse(services.sealer.open('mail', sealed)) as AddressedMail;
    try {
      await handOver(services, messageId, addressed);
    } catch (error) {
      handleFailure(services, messageId, error, run);
    }
  },
});

/**
 * Hands a mail to the mail server.
 * @throws MailError
 */
export async function handOver(
  { smtp, now }: Pick<Services, 'smtp' | 'now'>,
  messageId: string,
  { to, language, mail }: AddressedMail,
): Promise<void> {
  const { subject, unsubscribe, replyTo } = mail;
  await smtp.send({
    messageId,
    to,
    language,
    subject,
    date: now(),
    unsubscribeUrl: unsubscribe?.url,
    replyTo: emailLine().safeParse(replyTo).data,
    ...renderMail(mail, language),
  });
}

function handleFailure({ log }: Services, messageId: string, error: unknown, run: JobRun): void {
  if (!(error instanceof MailError)) throw error;
  if (error.kind === 'temporary' && !run.isLastTry) throw error;
  log.error({ messageId, kind: error.kind, reason: error.message }, 'a mail was given up');
}
