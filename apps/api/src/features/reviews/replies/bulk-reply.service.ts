import { sql } from 'drizzle-orm';
import type { BulkReplyResult } from '@pinfold/contract/features/opinions/bulk-reply-schemas';
import { bulkReplySkip, type BulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import type { ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { reviewFilter } from '../review-filter.ts';
import { enqueueReplies, type EnqueuedReplies } from './publish-reply.job.ts';

/** The texts of a bulk reply by review. Reviews without a text are skipped. */
export interface BulkTexts {
  texts: ReadonlyMap<number, string>;
  /** Reviews whose text grew over the provider's limit when it was filled in. */
  tooLong?: ReadonlySet<number>;
  /** The templates that took turns. */
  templateIds?: readonly number[];
}

/** One text for every review. */
export function sameText(ids: readonly number[], text: string): BulkTexts {
  return { texts: new Map(ids.map((id) => [id, text])) };
}

/** The text of each review's last rejected or failed reply. */
export async function lastTexts(
  queries: Queryable,
  { companyId }: Member,
  ids: readonly number[],
): Promise<BulkTexts> {
  const found = await rows<{ id: number; reply_comment: string }>(
    queries,
    sql`select id::int8 as id, reply_comment from reviews
        where company_id = ${companyId} and id = any(${int8Array(ids)})
          and reply_status in ('rejected', 'failed') and reply_comment is not null`,
  );
  return { texts: new Map(found.map((row) => [row.id, row.reply_comment])) };
}

/**
 * Replies to many reviews: one text for all, or to each its own. The UPDATE decides which take theirs; the others come
 * back as skipped, each with its reason. Updates and jobs commit together.
 */
export async function replyToMany(
  services: Services,
  member: Member,
  ids: readonly number[],
  write: (tx: Queryable, ids: readonly number[]) => BulkTexts | Promise<BulkTexts>,
): Promise<BulkReplyResult> {
  const wanted = [...new Set(ids)];
  const { database, live } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const texts = await write(tx, wanted);
    const replies = wanted.flatMap((reviewId) => {
      const text = texts.texts.get(reviewId);
      return text === undefined ? [] : { reviewId, text };
    });
    const enqueued = await enqueueReplies(tx, services, companyId, replies, {
      where: reviewFilter(member, {}),
    });
    const acceptedIds = enqueued.accepted.map(({ id }) => id);
    const skipped = await explain(tx, member, wanted, acceptedIds, texts);
    if (acceptedIds.length === 0) return { bulk_reply_id: null, accepted_ids: [], skipped };
    const bulkReplyId = await record(tx, services, member, texts, enqueued);
    await live.publish(tx, companyId, { topic: 'bulk_replies', ids: [bulkReplyId] });
    return { bulk_reply_id: bulkReplyId, accepted_ids: acceptedIds, skipped };
  });
}

async function explain(
  tx: Queryable,
  member: Member,
  ids: readonly number[],
  acceptedIds: readonly number[],
  { tooLong }: BulkTexts,
) {
  const accepted = new Set(acceptedIds);
  const others = ids.filter((id) => !accepted.has(id));
  if (others.length === 0) return [];
  const found = await rows<{ id: number; deleted: boolean; reply_status: ReplyStatus }>(
    tx,
    sql`select r.id::int8 as id, r.deleted, r.reply_status from reviews r
        where ${reviewFilter(member, {})} and r.id = any(${int8Array(others)})`,
  );
  const reasons = new Map<number, BulkReplySkip>(
    found.map((row) => [
      row.id,
      bulkReplySkip(row) ?? (tooLong?.has(row.id) ? 'too_long' : 'already_replied'),
    ]),
  );
  return others.map((id) => ({ id, reason: reasons.get(id) ?? ('not_found' as const) }));
}

async function record(
  tx: Queryable,
  { now }: Services,
  member: Member,
  { texts, templateIds }: BulkTexts,
  { accepted, lastSendAt }: EnqueuedReplies,
): Promise<number> {
  const comment = texts.get(accepted[0]?.id ?? 0) ?? '';
  const templates = templateIds ? int8Array(templateIds) : null;
  const batch = await oneRow<{ id: number }>(
    tx,
    sql`insert into bulk_replies (company_id, author_id, reply_comment, template_ids, created_at, last_send_at)
        values (${member.companyId}, ${member.userId}, ${comment}, ${templates}, ${now().toISOString()}, ${lastSendAt.toISOString()})
        returning id::int8 as id`,
  );
  const ids = accepted.map(({ id }) => id);
  const versions = `{${accepted.map(({ version }) => version).join(',')}}`;
  await tx.execute(
    sql`insert into bulk_reply_items (company_id, bulk_reply_id, review_id, reply_version, status)
        select ${member.companyId}::int8, ${batch.id}::int8, item.review_id, item.version, 'processing'
        from unnest(${int8Array(ids)}, ${versions}::int4[]) as item (review_id, version)`,
  );
  return batch.id;
}
