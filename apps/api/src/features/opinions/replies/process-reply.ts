import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';
import { isUnanswered } from '../search/opinion-filter.ts';
import type { BulkReplyInbox, ReplyInbox } from './reply-inbox.ts';
import type { ReplyOutcome } from './reply-outcome.ts';
import { changeFor, isSettled } from './reply-statements.ts';

/*
 * The statements by which a reply is accepted, claimed and settled, whatever its opinion is about. The lifecycle of each
 * kind calls them with what is its own.
 */

/** A reply to be sent. */
export interface NewReply {
  reviewId: number;
  text: string;
  /** Left out: as it was, if the review has the same text already. */
  isWrittenByAi?: boolean;
}

/** One acceptance of an opinion's reply. A later one has a higher version, which makes the jobs of this one void. */
export interface ReplyVersion {
  companyId: number;
  reviewId: number;
  version: number;
}

/** An opinion whose reply is processing now. */
export interface ProcessingReply {
  id: number;
  version: number;
}

/** Which opinions take a reply. */
export interface Acceptance {
  /** Whether a reply that the customer can see is replaced. By default only opinions without one take a reply. */
  isReplacing?: boolean;
  /** Narrows opinions `r` further, as by what a member may see. */
  where?: SQL;
}

/** Opinions `r` of one kind, and what is returned of those that are processing now. */
interface Accepting {
  inbox: Pick<ReplyInbox, 'opinions' | 'isClosed'>;
  companyId: number;
  returning: SQL;
}

/** Gives opinions their replies, which are processing then. Returns those that took theirs, in the order given. */
export async function processReplies<Row extends ProcessingReply>(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  accepting: Accepting,
  replies: readonly NewReply[],
  { isReplacing = false, where = sql`true` }: Acceptance,
): Promise<Row[]> {
  // Ten thousand reviews with one text carry it once.
  const texts = [...new Set(replies.map(({ text }) => text))];
  const placeOf = new Map(texts.map((text, index) => [text, index + 1]));
  const ids = int8Array(replies.map(({ reviewId }) => reviewId));
  const places = int8Array(replies.map(({ text }) => placeOf.get(text) ?? 0));
  const byAi = `{${replies.map(({ isWrittenByAi = null }) => String(isWrittenByAi)).join(',')}}`;
  const accepted = await startProcessing<Row>(tx, accepting, {
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
export async function processRetraction<Row extends ProcessingReply>(
  tx: Queryable,
  accepting: Accepting,
  reviewId: number,
): Promise<Row | undefined> {
  const [accepted] = await startProcessing<Row>(tx, accepting, {
    set: sql`is_retracting = true`,
    where: sql`r.id = ${reviewId} and ${isSettled}`,
  });
  return accepted;
}

/** The guard is part of the UPDATE, so that of two concurrent replies exactly one is accepted. */
function startProcessing<Row extends ProcessingReply>(
  tx: Queryable,
  { inbox: { opinions, isClosed }, companyId, returning }: Accepting,
  { set, from = sql``, where }: { set: SQL; from?: SQL; where: SQL },
): Promise<Row[]> {
  return rows<Row>(
    tx,
    sql`update ${opinions} r
        set ${set}, reply_problem = null, reply_status = 'processing', reply_version = r.reply_version + 1, reply_sending_at = null
        ${from} where r.company_id = ${companyId} and not r.deleted ${isClosed ? sql`and not ${isClosed.where}` : sql``} and ${where}
        returning r.id::int8 as id, r.reply_version as version, ${returning}`,
  );
}

/** What a claim reads of an opinion `r` beside its reply. */
interface Claiming {
  inbox: Pick<ReplyInbox, 'opinions'>;
  /** Of `before`, or of `r`. */
  returning: SQL;
  /** Joins, and the columns that `before` has of them. */
  joined?: { join: SQL; columns: SQL };
}

/** What any job of a reply knows of it. */
export interface ClaimedText {
  comment: string;
  /** When an earlier run was about to call the provider: ask what arrived before calling again. */
  sentBefore: Date | undefined;
}

/** Claims a reply for its job and notes that the provider is about to be called; undefined when the job is void. */
export async function claimProcessing<Row extends object>(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { inbox, returning, joined }: Claiming,
  { companyId, reviewId, version }: ReplyVersion,
): Promise<(Row & ClaimedText) | undefined> {
  const [row] = await rows<Row & { reply_comment: string | null; sent_before: Moment | null }>(
    database.queries,
    sql`with before as (
          select r.id, r.reply_sending_at as sent_before ${joined ? sql`, ${joined.columns}` : sql``}
          from ${inbox.opinions} r ${joined?.join ?? sql``}
          where r.company_id = ${companyId} and r.id = ${reviewId} and r.reply_version = ${version} and r.reply_status = 'processing'
          for update of r)
        update ${inbox.opinions} r set reply_sending_at = ${now().toISOString()}
        from before where r.company_id = ${companyId} and r.id = before.id
        returning r.reply_comment, before.sent_before, ${returning}`,
  );
  return row && { ...row, comment: row.reply_comment ?? '', sentBefore: dateOf(row.sent_before) };
}

/**
 * Writes a reply's outcome, unless a later version replaced it, and publishes it in the same transaction.
 *
 * @param also - What else the row notes then.
 */
export async function settleProcessing(
  { database, live }: Pick<Services, 'database' | 'live'>,
  inbox: ReplyInbox | BulkReplyInbox,
  reply: ReplyVersion,
  outcome: ReplyOutcome,
  also: SQL = sql``,
): Promise<void> {
  if (outcome.status === 'pending') return;
  const { companyId, reviewId, version } = reply;
  await database.queries.transaction(async (tx) => {
    const settled = await rows(
      tx,
      sql`update ${inbox.opinions} set is_retracting = false, ${also} ${changeFor(outcome)}
          where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'
          returning id`,
    );
    if (settled.length === 0) return;
    await live.publish(tx, companyId, { topic: inbox.topic, ids: [reviewId] });
    if (!('bulkReplyItems' in inbox)) return;
    const bulkReplyIds = await settleBulkItem(tx, inbox, reply, outcome);
    if (bulkReplyIds.length > 0)
      await live.publish(tx, companyId, { topic: inbox.bulkTopic, ids: bulkReplyIds });
  });
}

async function settleBulkItem(
  tx: Queryable,
  { bulkReplyItems }: BulkReplyInbox,
  { companyId, reviewId, version }: ReplyVersion,
  outcome: ReplyOutcome,
): Promise<number[]> {
  const status = outcome.status === 'retracted' ? 'none' : outcome.status;
  const items = await rows<{ id: number }>(
    tx,
    sql`update ${bulkReplyItems} set status = ${status}
        where company_id = ${companyId} and review_id = ${reviewId} and reply_version = ${version}
        returning bulk_reply_id::int8 as id`,
  );
  return items.map(({ id }) => id);
}
