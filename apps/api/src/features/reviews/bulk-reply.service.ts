import { sql } from 'drizzle-orm';
import type { BulkReplyResult } from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { bulkReplySkip, type BulkReplySkip } from '@pinfold/contract/features/reviews/bulk-reply';
import type { ReplyStatus } from '@pinfold/contract/features/reviews/reply';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { acceptReplies, type AcceptedReply, type BulkTexts } from './accept-replies.ts';
import { publishReply } from './publish-reply.job.ts';
import { reviewFilter } from './review-filter.ts';
import { sendTimes } from './send-times.ts';

/**
 * Promises answers to many reviews: one text for all, or to each its own. The UPDATE decides which take theirs; those
 * that lose come back as skipped, each with its reason. Updates and jobs commit together.
 */
export async function replyToMany(
  services: Services,
  member: Member,
  ids: readonly number[],
  write: (tx: Queryable, ids: readonly number[]) => BulkTexts | Promise<BulkTexts>,
): Promise<BulkReplyResult> {
  const wanted = [...new Set(ids)];
  const { database, jobs, live } = services;
  return database.queries.transaction(async (tx) => {
    const texts = await write(tx, wanted);
    const accepted = await acceptReplies(tx, services, member, wanted, texts);
    const skipped = await explain(tx, member, wanted, accepted, texts);
    if (accepted.length === 0) return { bulk_reply_id: null, accepted_ids: [], skipped };
    const times = sendTimes(accepted, services.config, services.now());
    const bulkReplyId = await record(tx, services, member, texts, accepted, latest(times, services.now()));
    await jobs.enqueue(
      tx,
      publishReply,
      accepted.map(({ id, version }, index) => {
        const at = times[index];
        return { payload: { companyId: member.companyId, reviewId: id, version }, ...(at && { at }) };
      }),
    );
    const acceptedIds = accepted.map(({ id }) => id);
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: acceptedIds });
    await live.publish(tx, member.companyId, { topic: 'bulk_replies', ids: [bulkReplyId] });
    return { bulk_reply_id: bulkReplyId, accepted_ids: acceptedIds, skipped };
  });
}

async function explain(
  tx: Queryable,
  member: Member,
  ids: readonly number[],
  accepted: readonly AcceptedReply[],
  { tooLong }: BulkTexts,
) {
  const taken = new Set(accepted.map(({ id }) => id));
  const others = ids.filter((id) => !taken.has(id));
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
  accepted: readonly AcceptedReply[],
  lastSendAt: Date,
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

function latest(times: readonly (Date | undefined)[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...times.map((time) => time?.getTime() ?? 0)));
}
