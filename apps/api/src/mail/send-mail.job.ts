import { defineJob, type JobRun } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import type { AddressedMail } from './mail.ts';
import { MailError } from './mail-error.ts';
import { renderMail } from './render-mail.ts';

export interface PromisedMail {
  /** Drawn when the mail was promised: sent again after a crash, it is recognised as the same. */
  messageId: string;
  /** An AddressedMail, sealed. */
  sealed: string;
}

/** Hands a promised mail to the mail server. */
export const sendMailJob = defineJob<PromisedMail>({
  name: 'send-mail',
  concurrency: 4,
  async run(services, { messageId, sealed }, run) {
    const { to, language, mail } = JSON.parse(services.sealer.open('mail', sealed)) as AddressedMail;
    try {
      await services.smtp.send({
        messageId,
        to,
        language,
        subject: mail.subject,
        date: services.now(),
        ...(await renderMail(mail, language)),
      });
    } catch (error) {
      surrender(services, messageId, error, run);
    }
  },
});

function surrender({ log }: Services, messageId: string, error: unknown, run: JobRun): void {
  if (!(error instanceof MailError)) throw error;
  if (error.kind === 'temporary' && !run.isLastTry) throw error;
  log.error({ messageId, kind: error.kind, reason: error.message }, 'a mail was given up');
}
