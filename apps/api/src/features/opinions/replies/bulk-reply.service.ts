import { sql, type SQL } from 'drizzle-orm';
import { bulkReplySkip, type BulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import type { BulkReplyResult } from '@pinfold/contract/features/opinions/bulk-reply-schemas';
import {
  type ReplyChannel,
  type ReplyStatus,
  type ReplyTextProblem,
  replyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import type { NewReply, ProcessingReply } from './process-reply.ts';
import type { BulkReplyInbox, ReplyInbox } from './reply-inbox.ts';

/** What many opinions of one kind are answered by. */
export interface BulkReplier {
  inbox: BulkReplyInbox;
  /** The opinions `r` that a member may see. */
  visible(member: Member): SQL;
  /** Where the reply to an opinion `r` is published. */
  channel: SQL;
  /** Accepts replies and enqueues their jobs, as far as visible opinions take them. */
  enqueue(
    tx: Queryable,
    services: Services,
    member: Member,
    replies: readonly NewReply[],
  ): Promise<EnqueuedReplies>;
}

/** Replies that will be sent. */
export interface EnqueuedReplies<Accepted = ProcessingReply> {
  accepted: Accepted[];
  /** When the last of them may be sent within the provider's quotas. */
  lastSendAt: Date;
}

/** The texts of a bulk reply by opinion. Opinions without a text are skipped. */
export interface BulkTexts {
  texts: ReadonlyMap<number, string>;
  /** The templates that took turns. */
  templateIds?: readonly number[];
}

/** One text for every opinion. */
export function sameText(ids: readonly number[], text: string): BulkTexts {
  return { texts: new Map(ids.map((id) => [id, text])) };
}

/** The text of each opinion's last rejected or failed reply. */
export async function lastTexts(
  queries: Queryable,
  { opinions }: ReplyInbox,
  { companyId }: Member,
  ids: readonly number[],
): Promise<BulkTexts> {
  const found = await rows<{ id: number; reply_comment: string }>(
    queries,
    sql`select id::int8 as id, reply_comment from ${opinions}
        where company_id = ${companyId} and id = any(${int8Array(ids)})
          and reply_status in ('rejected', 'failed') and reply_comment is not null`,
  );
  return { texts: new Map(found.map((row) => [row.id, row.reply_comment])) };
}

/**
 * Replies to many opinions: one text for all, or to each its own. The UPDATE decides which take theirs; the others come
 * back as skipped, each with its reason. Updates and jobs commit together.
 */
export async function replyToMany(
  services: Services,
  replier: BulkReplier,
  member: Member,
  ids: readonly number[],
  write: (tx: Queryable, ids: readonly number[]) => BulkTexts | Promise<BulkTexts>,
): Promise<BulkReplyResult> {
  const wanted = [...new Set(ids)];
  const { database, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const written = await write(tx, wanted);
    const unfit = await unfitTexts(tx, replier, member, written);
    const replies = wanted.flatMap((reviewId) => {
      const text = written.texts.get(reviewId);
      return text === undefined || unfit.has(reviewId) ? [] : { reviewId, text };
    });
    const enqueued = await replier.enqueue(tx, services, member, replies);
    const acceptedIds = enqueued.accepted.map(({ id }) => id);
    const skipped = await explain(tx, replier, member, wanted, { acceptedIds, unfit, written });
    if (acceptedIds.length === 0) return { bulk_reply_id: null, accepted_ids: [], skipped };
    const bulkReplyId = await record(tx, services, replier.inbox, member, written, enqueued);
    await live.publish(tx, companyId, { topic: replier.inbox.bulkTopic, ids: [bulkReplyId] });
    return { bulk_reply_id: bulkReplyId, accepted_ids: acceptedIds, skipped };
  });
}

/** Opinions whose text is not for where it would be published, and what is wrong with it. */
async function unfitTexts(
  tx: Queryable,
  { inbox, channel, visible }: BulkReplier,
  member: Member,
  { texts }: BulkTexts,
): Promise<ReadonlyMap<number, ReplyTextProblem>> {
  const found = await rows<{ id: number; channel: ReplyChannel }>(
    tx,
    sql`select r.id::int8 as id, ${channel} as channel from ${inbox.opinions} r
        where ${visible(member)} and r.id = any(${int8Array([...texts.keys()])})`,
  );
  // Ten thousand opinions with one text have it measured once.
  const measured = new Map<ReplyChannel, Map<string, ReplyTextProblem | undefined>>();
  const problemOf = (text: string, at: ReplyChannel) => {
    const known = measured.get(at) ?? new Map<string, ReplyTextProblem | undefined>();
    if (!known.has(text)) known.set(text, replyTextProblem(text, at));
    measured.set(at, known);
    return known.get(text);
  };
  return new Map(
    found.flatMap((row) => {
      const problem = problemOf(texts.get(row.id) ?? '', row.channel);
      return problem ? [[row.id, problem] as const] : [];
    }),
  );
}

async function explain(
  tx: Queryable,
  { inbox, visible }: BulkReplier,
  member: Member,
  ids: readonly number[],
  {
    acceptedIds,
    unfit,
    written: { texts },
  }: { acceptedIds: readonly number[]; unfit: ReadonlyMap<number, ReplyTextProblem>; written: BulkTexts },
) {
  const accepted = new Set(acceptedIds);
  const others = ids.filter((id) => !accepted.has(id));
  if (others.length === 0) return [];
  const found = await rows<{ id: number; deleted: boolean; reply_status: ReplyStatus; is_closed: boolean }>(
    tx,
    sql`select r.id::int8 as id, r.deleted, r.reply_status, ${inbox.isClosed?.where ?? sql`false`} as is_closed from ${inbox.opinions} r
        where ${visible(member)} and r.id = any(${int8Array(others)})`,
  );
  const reasons = new Map<number, BulkReplySkip>(
    found.map((row) => [
      row.id,
      (row.is_closed && !row.deleted ? inbox.isClosed?.reason : bulkReplySkip(row)) ??
        unfit.get(row.id) ??
        (texts.has(row.id) ? 'already_replied' : 'reply_missing'),
    ]),
  );
  return others.map((id) => ({ id, reason: reasons.get(id) ?? ('not_found' as const) }));
}

async function record(
  tx: Queryable,
  { now }: Services,
  { bulkReplies, bulkReplyItems }: BulkReplyInbox,
  { companyId, userId }: Member,
  { texts, templateIds }: BulkTexts,
  { accepted, lastSendAt }: EnqueuedReplies,
): Promise<number> {
  const comment = texts.get(accepted[0]?.id ?? 0) ?? '';
  const templates = templateIds ? int8Array(templateIds) : null;
  const batch = await oneRow<{ id: number }>(
    tx,
    sql`insert into ${bulkReplies} (company_id, author_id, reply_comment, template_ids, created_at, last_send_at)
        values (${companyId}, ${userId}, ${comment}, ${templates}, ${now().toISOString()}, ${lastSendAt.toISOString()})
        returning id::int8 as id`,
  );
  const ids = accepted.map(({ id }) => id);
  const versions = `{${accepted.map(({ version }) => version).join(',')}}`;
  await tx.execute(
    sql`insert into ${bulkReplyItems} (company_id, bulk_reply_id, review_id, reply_version, status)
        select ${companyId}::int8, ${batch.id}::int8, item.review_id, item.version, 'processing'
        from unnest(${int8Array(ids)}, ${versions}::int4[]) as item (review_id, version)`,
  );
  return batch.id;
}
