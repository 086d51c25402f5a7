import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { AddressedMail } from './mail.ts';
import { senderOf } from './sender.ts';
import { sendMailJob } from './send-mail.job.ts';

/**
 * Promises a mail in the transaction that gives a reason for it. What it says is sealed, because its links open accounts
 * and the queue keeps its jobs for days.
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
