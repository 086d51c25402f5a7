import { sql } from 'drizzle-orm';
import type { BulkReplyResult } from '@pinfold/contract/features/reviews/bulk-reply';
import { bulkReplySkip, type BulkReplySkip } from '@pinfold/contract/features/reviews/split-bulk-reply';
import type { ReplyStatus } from '@pinfold/contract/features/reviews/reply-status';
import { rows, type Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { publishReply } from './publish-reply.job.ts';
import { reviewFilter } from './review-filter.ts';
import { sendTimes } from './send-times.ts';

interface Accepted {
  id: number;
  locationId: number;
  version: number;
}

/**
 * Promises one text to many reviews. The UPDATE decides which take it; those that lose come back as skipped, each
 * with its reason. Updates and jobs commit together.
 */
export async function replyToMany(
  services: Services,
  member: Member,
  ids: number[],
  comment: string,
): Promise<BulkReplyResult> {
  const wanted = [...new Set(ids)];
  const { database, jobs, live } = services;
  return database.queries.transaction(async (tx) => {
    const accepted = await accept(tx, services, member, wanted, comment);
    const skipped = await explain(tx, member, wanted, accepted);
    if (accepted.length === 0) return { bulk_reply_id: null, accepted_ids: [], skipped };
    const times = sendTimes(accepted, services.config, services.now());
    const bulkReplyId = await record(tx, services, member, comment, accepted, latest(times, services.now()));
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

async function accept(
  tx: Queryable,
  { now }: Services,
  member: Member,
  ids: number[],
  comment: string,
): Promise<Accepted[]> {
  const updated = await rows<{ id: number | string; location_id: number | string; version: number }>(
    tx,
    sql`update reviews r
        set reply_comment = ${comment}, reply_updated_at = ${now().toISOString()}, reply_status = 'processing', reply_problem = null,
            reply_version = reply_version + 1, reply_sending_at = null
        where ${reviewFilter(member, { deleted: false, reply: false })} and r.id = any(${`{${ids.join(',')}}`}::int8[])
        returning r.id::int8 as id, r.location_id::int8 as location_id, r.reply_version as version`,
  );
  const byId = new Map(updated.map((row) => [Number(row.id), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id, locationId: Number(row.location_id), version: row.version }] : [];
  });
}

async function explain(tx: Queryable, member: Member, ids: number[], accepted: Accepted[]) {
  const taken = new Set(accepted.map(({ id }) => id));
  const others = ids.filter((id) => !taken.has(id));
  if (others.length === 0) return [];
  const found = await rows<{ id: number | string; deleted: boolean; reply_status: ReplyStatus }>(
    tx,
    sql`select r.id::int8 as id, r.deleted, r.reply_status from reviews r
        where ${reviewFilter(member, {})} and r.id = any(${`{${others.join(',')}}`}::int8[])`,
  );
  const reasons = new Map<number, BulkReplySkip>(
    found.map((row) => [Number(row.id), bulkReplySkip(row) ?? 'already_replied']),
  );
  return others.map((id) => ({ id, reason: reasons.get(id) ?? ('not_found' as const) }));
}

async function record(
  tx: Queryable,
  { now }: Services,
  member: Member,
  comment: string,
  accepted: Accepted[],
  lastSendAt: Date,
): Promise<number> {
  const [batch] = await rows<{ id: number | string }>(
    tx,
    sql`insert into bulk_replies (company_id, author_id, reply_comment, created_at, last_send_at)
        values (${member.companyId}, ${member.userId}, ${comment}, ${now().toISOString()}, ${lastSendAt.toISOString()}) returning id::int8 as id`,
  );
  const bulkReplyId = Number(batch?.id);
  const ids = `{${accepted.map(({ id }) => id).join(',')}}`;
  const versions = `{${accepted.map(({ version }) => version).join(',')}}`;
  await tx.execute(
    sql`insert into bulk_reply_items (company_id, bulk_reply_id, review_id, reply_version, status)
        select ${member.companyId}::int8, ${bulkReplyId}::int8, item.review_id, item.version, 'processing'
        from unnest(${ids}::int8[], ${versions}::int4[]) as item (review_id, version)`,
  );
  return bulkReplyId;
}

function latest(times: readonly (Date | undefined)[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...times.map((time) => time?.getTime() ?? 0)));
}
