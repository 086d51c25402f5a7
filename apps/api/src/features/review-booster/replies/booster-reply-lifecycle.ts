import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import {
  type ClaimedText,
  claimProcessing,
  type NewReply,
  processReplies,
  type ReplyVersion,
  settleProcessing,
} from '../../opinions/replies/process-reply.ts';
import type { ReplyInbox } from '../../opinions/replies/reply-inbox.ts';
import type { ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';
import { changeFor } from '../../opinions/replies/reply-statements.ts';

/*
 * Every write of `booster_responses.reply_status`, in the order of a reply's life: accepted, which makes it processing;
 * claimed by the job that mails it; settled by what the mail server said; dismissed where it could not be sent; erased
 * with the answer. One that was sent stays: a mail cannot be taken back.
 */

/** Where answers to forms are kept. Mails are written one by one: there are no bulk replies. */
export const boosterReplyInbox: ReplyInbox = { opinions: sql`booster_responses`, topic: 'booster' };

/**
 * Gives an answer its reply, which is processing then. Undefined where it takes none: without a contact or erased, while
 * another is on its way, or once one was sent.
 */
export async function acceptBoosterReply(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  companyId: number,
  reply: NewReply,
): Promise<ReplyVersion | undefined> {
  const accepting = { inbox: boosterReplyInbox, companyId, returning: sql`r.reply_version` };
  const where = sql`r.has_contact and r.erased_at is null`;
  const [accepted] = await processReplies(tx, services, accepting, [reply], { where });
  return accepted && { companyId, reviewId: accepted.id, version: accepted.version };
}

/** Forgets a reply that could not be sent. Returns whether there was one. */
export async function dismissBoosterReply(
  tx: Queryable,
  { companyId, reviewId }: Omit<ReplyVersion, 'version'>,
): Promise<boolean> {
  const dismissed = await rows(
    tx,
    sql`update booster_responses set ${changeFor({ status: 'retracted' })}, reply_version = reply_version + 1
        where company_id = ${companyId} and id = ${reviewId} and reply_status in ('failed', 'rejected') returning id`,
  );
  return dismissed.length > 0;
}

const mayBeSent = sql`(r.reply_status = 'published' or (r.reply_status = 'processing' and r.reply_sending_at is not null))`;

/**
 * The SET clause by which a reply goes with the answer that is erased. One that waits is stopped by its version; that one
 * was sent, and on which day, stays as score and day do. One that is being handed over counts as sent.
 */
export const withoutReply: SQL = sql`
  reply_comment = null, reply_problem = null, is_written_by_ai = false, reply_sending_at = null,
  reply_version = r.reply_version + 1,
  reply_status = case when ${mayBeSent} then 'published' else 'none' end,
  reply_updated_at = case when ${mayBeSent} then date_trunc('day',
    (case when r.reply_status = 'published' then r.reply_updated_at else r.reply_sending_at end) at time zone 'UTC') at time zone 'UTC' end`;

/** A reply that may be mailed now, and all that its mail says. */
export interface ClaimedBoosterReply extends ClaimedText {
  language: Language;
  /** The day of the answer, in the company's time zone. */
  day: string;
  location: string;
  company: string;
  company_email: string;
  /** Whether the company still has the booster. */
  is_on: boolean;
}

/** Claims a reply for its job and notes that the mail server is about to be called; undefined when the job is void. */
export function claimBoosterReply(
  services: Services,
  reply: ReplyVersion,
): Promise<ClaimedBoosterReply | undefined> {
  const claiming = {
    inbox: boosterReplyInbox,
    joined: {
      join: sql`join locations o on o.company_id = r.company_id and o.id = r.location_id
                join companies c on c.id = r.company_id`,
      columns: sql`o.name as location, c.name as company, c.email as company_email,
                   c.enabled_review_booster and not 'review_booster' = any(c.disabled_modules) as is_on,
                   (r.created_at at time zone c.timezone)::date::text as day`,
    },
    returning: sql`r.language, before.day, before.location, before.company, before.company_email, before.is_on`,
  };
  return claimProcessing<Omit<ClaimedBoosterReply, keyof ClaimedText>>(services, claiming, reply);
}

/** Reads the contact of a claimed reply right before its mail is handed over; undefined once either was erased. */
export async function findContactToMail(
  { database }: Pick<Services, 'database'>,
  { companyId, reviewId, version }: ReplyVersion,
): Promise<string | undefined> {
  const [row] = await rows<{ sealed_contact: string }>(
    database.queries,
    sql`select sealed_contact from booster_responses
        where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'
          and sealed_contact is not null`,
  );
  return row?.sealed_contact;
}

/** Takes back the note of a call that the mail server cannot have taken. */
export async function releaseBoosterReply(
  { database }: Pick<Services, 'database'>,
  { companyId, reviewId, version }: ReplyVersion,
): Promise<void> {
  await database.queries.execute(
    sql`update booster_responses set reply_sending_at = null
        where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'`,
  );
}

/** Writes a reply's outcome, unless it was erased meanwhile, and publishes it in the same transaction. */
export function settleBoosterReply(
  services: Services,
  reply: ReplyVersion,
  outcome: ReplyOutcome,
): Promise<void> {
  return settleProcessing(services, boosterReplyInbox, reply, outcome);
}
