import { sql } from 'drizzle-orm';
import {
  invitationLimits,
  type InvitationState,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { requeueStuck, lostJob } from '../../../delivery/requeue-stuck.ts';
import { defineJob, type JobRun } from '../../../jobs/define-job.ts';
import { type AddressedMail, senderOf } from '../../../mail/mail.ts';
import { handOver } from '../../../mail/send-mail.ts';
import { MailError } from '../../../mail/smtp.ts';
import type { Services } from '../../../services.ts';
import { formUrl } from '../forms/links.queries.ts';
import { findPublicForm, type PublicForm } from '../pages/public-form.queries.ts';
import { requireContactKey } from './contact-key.ts';
import { reviewInvitationMail } from './review-invitation-mail.ts';

interface QueuedInvitation {
  companyId: number;
  id: number;
}

/**
 * Sends an invitation, at most once: it is noted before the mail server is called, and whatever is found noted counts as
 * sent. A mail that was lost with a killed process is not made up for; one too many would be worse.
 */
export const sendReviewInvitation = defineJob<QueuedInvitation>({
  name: 'send-booster-invitation',
  concurrency: 4,
  subject: ({ companyId, id }) => `${companyId}/${id}`,
  async run(services, queued, run) {
    const { queries } = services.database;
    const mail = await queries.transaction((tx) => claimInvitation(services, tx, queued));
    if (!mail) return;
    try {
      await handOver(services, messageIdOf(services, queued), mail);
    } catch (error) {
      await handleFailure(services, queued, error, run);
      return;
    }
    await settle(services, queued, 'sent');
  },
});

/** Enqueues again what no queue knows any more. */
export const requeueInvitations = requeueStuck<{ company_id: number; id: number }>({
  noun: 'booster-invitations',
  find: (before) =>
    sql`select company_id::int8 as company_id, id::int8 as id from booster_invitations
        where state = 'queued' and send_at < ${before.toISOString()}::timestamptz order by send_at limit 1000`,
  jobOf: ({ company_id: companyId, id }) => lostJob(sendReviewInvitation, { companyId, id }),
});

interface InvitationRow {
  sealed_contact: string;
  language: Language;
  token: string;
  basis: string;
  basis_day: string;
  subject: string | null;
  message: string | null;
  company_email: string;
}

/** Returns the mail, and notes that the mail server is about to be called; undefined where it is not to be. */
async function claimInvitation(
  services: Services,
  tx: Queryable,
  queued: QueuedInvitation,
): Promise<AddressedMail | undefined> {
  const { companyId, id } = queued;
  const [found] = await rows<InvitationRow & { is_noted: boolean; is_suppressed: boolean }>(
    tx,
    sql`select i.sealed_contact, i.language, i.sending_at is not null as is_noted, coalesce(k.token, '') as token,
               l.basis, l.basis_day::text as basis_day, l.subject, l.message, c.email as company_email,
               exists (select from booster_suppressions s
                 where s.company_id = i.company_id and s.contact_hash = i.contact_hash) as is_suppressed
        from booster_invitations i
        join booster_invitation_lists l on l.company_id = i.company_id and l.id = i.list_id
        join companies c on c.id = i.company_id
        left join booster_links k on k.company_id = i.company_id and k.form_id = i.form_id
          and k.location_id = i.location_id and k.channel = 'email' and k.closed_at is null
        where i.company_id = ${companyId} and i.id = ${id} and i.state = 'queued' for update of i`,
  );
  if (!found) return undefined;
  const end = (state: InvitationState) => settleIn(services, tx, queued, state);
  if (found.is_noted) return end('sent');
  if (found.is_suppressed) return end('unsubscribed');
  const form = await findPublicForm(tx, found.token);
  if (!form?.isOpen) return end('skipped');
  // Written first: what fails here is tried again, and once it is noted it counts as sent.
  const mail = await addressedMail(services, tx, queued, found, form);
  await tx.execute(
    sql`update booster_invitations set sending_at = ${services.now().toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${id} and state = 'queued'`,
  );
  return mail;
}

async function addressedMail(
  services: Services,
  tx: Queryable,
  { companyId, id }: QueuedInvitation,
  { sealed_contact, language, token, company_email, basis, basis_day, subject, message }: InvitationRow,
  form: PublicForm,
): Promise<AddressedMail> {
  const { publicUrl, sealer } = services;
  const { email, name } = JSON.parse(sealer.open('booster contact', sealed_contact)) as Contact;
  const key = await requireContactKey(services, tx, companyId);
  const out = key.unsubscribeToken(id, email);
  return {
    to: email,
    language,
    mail: reviewInvitationMail(language, {
      basis,
      basis_day,
      subject,
      message,
      name,
      company: form.company,
      companyEmail: company_email,
      location: form.location.name,
      url: `${formUrl(publicUrl, token)}?invitation=${key.answerToken(id)}`,
      unsubscribeUrl: unsubscribeUrl(publicUrl, out),
    }),
  };
}

interface Contact {
  email: string;
  name: string;
}

/** Where whoever was invited ends that. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/i/${token}/unsubscribe`;
}

/** The same whenever it is tried again, so that mailboxes know a second copy for what it is. */
function messageIdOf({ config }: Services, { companyId, id }: QueuedInvitation): string {
  return `<booster-invitation-${companyId}-${id}@${senderOf(config.PINFOLD_MAIL_FROM).domain}>`;
}

/**
 * Only what the server cannot have is sent again. A server that takes nothing is asked again for a day, by way of
 * `requeueInvitations` once this job has no tries left.
 */
async function handleFailure(
  services: Services,
  queued: QueuedInvitation,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!(error instanceof MailError)) throw error;
  const { log } = services;
  const told = { messageId: messageIdOf(services, queued), kind: error.kind, reason: error.message };
  if (error.mayHaveArrived) {
    log.warn(told, 'an invitation counts as sent, since the mail server may have it');
    return settle(services, queued, 'sent');
  }
  if (error.kind === 'permanent') {
    log.error(told, 'an invitation was given up');
    return settle(services, queued, 'bounced');
  }
  const isLate = await takeBackNote(services, queued);
  if (!run.isLastTry) throw error;
  if (!isLate) return;
  log.error(told, 'an invitation was given up');
  await settle(services, queued, 'failed');
}

/** Returns whether the mail is so late that it is given up. */
async function takeBackNote({ database, now }: Services, { companyId, id }: QueuedInvitation) {
  const latest = new Date(now().getTime() - invitationLimits.mostHoursLate * 3_600_000);
  const [found] = await rows<{ is_late: boolean }>(
    database.queries,
    sql`update booster_invitations set sending_at = null
        where company_id = ${companyId} and id = ${id} and state = 'queued'
        returning send_at <= ${latest.toISOString()}::timestamptz as is_late`,
  );
  return found?.is_late === true;
}

function settle(services: Services, queued: QueuedInvitation, state: InvitationState): Promise<void> {
  return services.database.queries.transaction((tx) => settleIn(services, tx, queued, state));
}

/** Whoever was not asked can be invited again. */
async function settleIn(
  { live, now }: Services,
  tx: Queryable,
  { companyId, id }: QueuedInvitation,
  state: InvitationState,
): Promise<undefined> {
  await tx.execute(
    sql`update booster_invitations
        set state = ${state}, is_recent = ${state !== 'skipped' && state !== 'failed'},
            sent_at = case when ${state === 'sent'} then ${now().toISOString()}::timestamptz end
        where company_id = ${companyId} and id = ${id} and state = 'queued'`,
  );
  await live.publish(tx, companyId, { topic: 'booster', ids: [] });
}
