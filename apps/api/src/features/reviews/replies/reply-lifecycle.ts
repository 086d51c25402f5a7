import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../../listings/google-grant.ts';
import type { ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';
import { changeFor, isSettled } from '../../opinions/replies/reply-statements.ts';
import { isUnanswered } from '../../opinions/search/opinion-filter.ts';

/*
 * Every write of `reviews.reply_status`, in the order of a reply's life: accepted, or to be retracted (both make it
 * processing); claimed by the job that calls the provider; settled by the provider's outcome. A reply that was written
 * or deleted elsewhere is imported unless one of ours is processing.
 */

/** A reply to be sent. */
export interface NewReply {
  reviewId: number;
  text: string;
  /** Left out: as it was, if the review has the same text already. */
  isWrittenByAi?: boolean;
}

/** One acceptance of a review's reply. A later one has a higher version, which makes the jobs of this one void. */
export interface ReplyVersion {
  companyId: number;
  reviewId: number;
  version: number;
}

/** A review whose reply is processing now. */
export interface AcceptedReply {
  id: number;
  locationId: number;
  version: number;
}

/** Which reviews take a reply. */
export interface Acceptance {
  /** Whether a reply that the customer can see is replaced. By default only reviews without one take a reply. */
  isReplacing?: boolean;
  /** Narrows `reviews r` further, as by what a member may see. */
  where?: SQL;
}

/** Gives reviews their replies, which are processing then. Returns those that took theirs, in the order given. */
export async function acceptReplies(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  companyId: number,
  replies: readonly NewReply[],
  { isReplacing = false, where = sql`true` }: Acceptance = {},
): Promise<AcceptedReply[]> {
  // Ten thousand reviews with one text carry it once.
  const texts = [...new Set(replies.map(({ text }) => text))];
  const placeOf = new Map(texts.map((text, index) => [text, index + 1]));
  const ids = int8Array(replies.map(({ reviewId }) => reviewId));
  const places = int8Array(replies.map(({ text }) => placeOf.get(text) ?? 0));
  const byAi = `{${replies.map(({ isWrittenByAi = null }) => String(isWrittenByAi)).join(',')}}`;
  const accepted = await startProcessing(tx, companyId, {
    set: sql`reply_comment = given.text, reply_updated_at = ${now().toISOString()},
             is_written_by_ai = coalesce(given.by_ai, r.is_written_by_ai and r.reply_comment is not distinct from given.text)`,
    from: sql`from (
      select c.id, c.by_ai, t.text from unnest(${ids}, ${places}, ${byAi}::bool[]) as c (id, place, by_ai)
      join json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, place) on t.place = c.place) as given`,
    where: sql`r.id = given.id and ${isReplacing ? isSettled : isUnanswered} and ${where}`,
  });
  const byId = new Map(accepted.map((reply) => [reply.id, reply]));
  return replies.flatMap(({ reviewId }) => byId.get(reviewId) ?? []);
}

/** Makes a reply processing until it is taken back at the provider; undefined when it is processing already. */
export async function acceptRetraction(
  tx: Queryable,
  companyId: number,
  reviewId: number,
): Promise<AcceptedReply | undefined> {
  const [accepted] = await startProcessing(tx, companyId, {
    set: sql`is_retracting = true`,
    where: sql`r.id = ${reviewId} and ${isSettled}`,
  });
  return accepted;
}

/** The guard is part of the UPDATE, so that of two concurrent replies exactly one is accepted. */
async function startProcessing(
  tx: Queryable,
  companyId: number,
  { set, from = sql``, where }: { set: SQL; from?: SQL; where: SQL },
): Promise<AcceptedReply[]> {
  const accepted = await rows<{ id: number; location_id: number; version: number }>(
    tx,
    sql`update reviews r
        set ${set}, reply_problem = null, reply_status = 'processing', reply_version = r.reply_version + 1, reply_sending_at = null
        ${from} where r.company_id = ${companyId} and not r.deleted and ${where}
        returning r.id::int8 as id, r.location_id::int8 as location_id, r.reply_version as version`,
  );
  return accepted.map(({ id, location_id, version }) => ({ id, locationId: location_id, version }));
}

/** A reply that a job may send now. */
export interface ClaimedReply {
  googleName: string;
  comment: string;
  /** When an earlier run was about to call the provider: ask what arrived before calling again. */
  sentBefore: Date | undefined;
  google: GoogleAccount;
}

/**
 * Claims a reply for its job and notes that the provider is about to be called; undefined when the job is void. Where no
 * account reaches the location any more the reply fails here, or it would be processing until one does.
 */
export async function claimReply(
  services: Services,
  { companyId, reviewId, version }: ReplyVersion,
): Promise<ClaimedReply | undefined> {
  const [row] = await rows<{
    google_name: string;
    reply_comment: string | null;
    sent_before: Moment | null;
    sealed_refresh_token: string | null;
  }>(
    services.database.queries,
    sql`with before as (
          select r.id, r.reply_sending_at as sent_before, g.sealed_refresh_token from reviews r
          join locations l on l.company_id = r.company_id and l.id = r.location_id left join ${accountOfLocation}
          where r.company_id = ${companyId} and r.id = ${reviewId} and r.reply_version = ${version} and r.reply_status = 'processing'
          for update of r)
        update reviews r set reply_sending_at = ${services.now().toISOString()}
        from before where r.company_id = ${companyId} and r.id = before.id
        returning r.google_name, r.reply_comment, before.sent_before, before.sealed_refresh_token`,
  );
  if (!row) return undefined;
  if (row.sealed_refresh_token === null) {
    await settleReply(
      services,
      { companyId, reviewId, version },
      { status: 'failed', problem: 'access_lost' },
    );
    return undefined;
  }
  return {
    googleName: row.google_name,
    comment: row.reply_comment ?? '',
    sentBefore: dateOf(row.sent_before),
    google: openAccount(services, row.sealed_refresh_token),
  };
}

/** Writes a reply's outcome, unless a later version replaced it, and publishes it in the same transaction. */
export async function settleReply(
  { database, live }: Services,
  reply: ReplyVersion,
  outcome: ReplyOutcome,
): Promise<void> {
  if (outcome.status === 'pending') return;
  const { companyId, reviewId, version } = reply;
  await database.queries.transaction(async (tx) => {
    const settled = await rows(
      tx,
      sql`update reviews set is_retracting = false, ${changeFor(outcome)}
          where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'
          returning id`,
    );
    if (settled.length === 0) return;
    const bulkReplyIds = await settleBulkItem(tx, reply, outcome);
    await live.publish(tx, companyId, { topic: 'reviews', ids: [reviewId] });
    if (bulkReplyIds.length > 0)
      await live.publish(tx, companyId, { topic: 'bulk_replies', ids: bulkReplyIds });
  });
}

async function settleBulkItem(
  tx: Queryable,
  { companyId, reviewId, version }: ReplyVersion,
  outcome: ReplyOutcome,
): Promise<number[]> {
  const status = outcome.status === 'retracted' ? 'none' : outcome.status;
  const items = await rows<{ id: number }>(
    tx,
    sql`update bulk_reply_items set status = ${status}
        where company_id = ${companyId} and review_id = ${reviewId} and reply_version = ${version}
        returning bulk_reply_id::int8 as id`,
  );
  return items.map(({ id }) => id);
}
