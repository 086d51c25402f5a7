import { sql, type SQL } from 'drizzle-orm';
import type { AutoReplySource } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { answeredStatuses } from '@pinfold/contract/features/opinions/reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { enqueueReplies } from '../replies/publish-reply.job.ts';
import { reviewFilter } from '../review-filter.ts';

/*
 * Every write of `auto_replies`: a reply is stored waiting or accepted; a waiting one is accepted or rejected by a
 * person, or outdated by what happens to its review.
 */

/** Whether the review `r` of a waiting reply `a` was replied to, changed or deleted meanwhile. */
export const isOutdated: SQL = sql`(r.deleted or r.updated_at <> a.review_updated_at
  or r.reply_status = any(${`{${answeredStatuses.join(',')}}`}::text[]))`;

/** Reviews older than this many days are left to people. */
const oldestDays = 30;

/** Whether a rule may reply to a review `r`: it has no reply, and no rule made one for it as it is now. */
export function answerableReview(now: Date): SQL {
  const oldest = new Date(now.getTime() - oldestDays * 86_400_000).toISOString();
  return sql`not r.deleted and r.reply_status = 'none' and r.created_at > ${oldest}
    and not exists (select from auto_replies a where a.company_id = r.company_id and a.review_id = r.id and a.review_updated_at = r.updated_at)`;
}

/** A reply that a rule made for a review as it was then. */
interface NewAutoReply {
  companyId: number;
  reviewId: number;
  reviewUpdatedAt: string;
  ruleId: number;
  ruleName: string;
  source: AutoReplySource;
  text: string;
  /** Whether a person has to accept it first. */
  isWaiting: boolean;
}

/**
 * Stores an automatic reply, at most one for each version of a review. One that needs no acceptance is enqueued in the
 * same transaction.
 */
export async function storeAutoReply(
  services: Services,
  { companyId, reviewId, reviewUpdatedAt, ruleId, ruleName, source, text, isWaiting }: NewAutoReply,
): Promise<void> {
  const { database, live, now } = services;
  const moment = now().toISOString();
  await database.queries.transaction(async (tx) => {
    const [made] = await rows<{ id: number }>(
      tx,
      sql`with locked as (
            select r.id from reviews r
            where r.company_id = ${companyId} and r.id = ${reviewId} and r.updated_at = ${reviewUpdatedAt}::timestamptz and ${answerableReview(now())}
            for no key update)
          insert into auto_replies (company_id, review_id, review_updated_at, rule_id, rule_name, text, source, status, created_at, decided_at)
          select ${companyId}::int8, locked.id, ${reviewUpdatedAt}::timestamptz, ${ruleId}::int8, ${ruleName}, ${text}, ${source},
                 ${isWaiting ? 'waiting' : 'accepted'}, ${moment}::timestamptz, ${isWaiting ? null : moment}::timestamptz
          from locked on conflict (company_id, review_id, review_updated_at) do nothing
          returning id::int8 as id`,
    );
    if (!made) return;
    await live.publish(tx, companyId, { topic: 'auto_replies', ids: [made.id] });
    if (!isWaiting) await enqueueReplies(tx, services, companyId, [{ reviewId, text, isWrittenByAi: false }]);
  });
}

interface Decided {
  decided_ids: number[];
  skipped: { id: number; reason: 'not_found' | 'decided' | 'outdated' }[];
}

interface Accepted {
  id: number;
  reply_comment?: string | undefined;
}

/** Accepts waiting replies and enqueues them; both are stored or neither is. */
export async function acceptMany(
  services: Services,
  member: Member,
  accepted: readonly Accepted[],
): Promise<Decided> {
  const wording = new Map(accepted.map(({ id, reply_comment }) => [id, reply_comment]));
  return decide(services, member, [...wording.keys()], 'accepted', async (tx, waiting) => {
    const replies = waiting.map((reply) => ({ ...reply, text: wording.get(reply.id) ?? reply.text }));
    const reworded = replies.filter(({ id }) => wording.get(id) !== undefined);
    if (reworded.length > 0)
      await tx.execute(
        sql`update auto_replies a set text = given.text
            from json_to_recordset(${JSON.stringify(reworded.map(({ id, text }) => ({ id, text })))}::json) as given (id int8, text text)
            where a.company_id = ${member.companyId} and a.id = given.id`,
      );
    await enqueueReplies(
      tx,
      services,
      member.companyId,
      replies.map(({ reviewId, text, source }) => ({ reviewId, text, isWrittenByAi: source === 'ai' })),
    );
  });
}

/** Rejects waiting replies; their reviews are left to people. */
export function rejectMany(services: Services, member: Member, ids: readonly number[]): Promise<Decided> {
  return decide(services, member, ids, 'rejected', async () => {});
}

interface WaitingReply {
  id: number;
  reviewId: number;
  text: string;
  source: AutoReplySource;
}

/** Of two people who decide at once, the second finds it decided: reviews and replies are locked, in the order of reviews. */
async function decide(
  services: Services,
  member: Member,
  asked: readonly number[],
  status: 'accepted' | 'rejected',
  then: (tx: Queryable, waiting: readonly WaitingReply[]) => Promise<void>,
): Promise<Decided> {
  const { database, live, now } = services;
  const ids = [...new Set(asked)];
  const moment = now().toISOString();
  return database.queries.transaction(async (tx) => {
    await requireFlag(services, tx, member, 'auto_review_reply');
    const found = await rows<WaitingRow>(
      tx,
      sql`select a.id::int8 as id, a.review_id::int8 as review_id, a.text, a.source, a.status, ${isOutdated} as is_outdated
          from auto_replies a join reviews r on r.company_id = a.company_id and r.id = a.review_id
          where a.company_id = ${member.companyId} and a.id = any(${int8Array(ids)}) and ${reviewFilter(member, {})}
          order by a.review_id, a.id for no key update of r, a`,
    );
    const waiting = found.filter((row) => row.status === 'waiting');
    const fresh = waiting.filter((row) => !row.is_outdated);
    const set = (chosen: readonly WaitingRow[], state: string, by: number | null) =>
      tx.execute(
        sql`update auto_replies set status = ${state}, decided_at = ${moment}, decided_by = ${by}
            where company_id = ${member.companyId} and id = any(${int8Array(chosen.map(({ id }) => id))})`,
      );
    await set(fresh, status, member.userId);
    await set(
      waiting.filter((row) => row.is_outdated),
      'outdated',
      null,
    );
    await then(tx, fresh.map(toWaiting));
    if (waiting.length > 0)
      await live.publish(tx, member.companyId, {
        topic: 'auto_replies',
        ids: waiting.map(({ id }) => id),
      });
    return resultOf(ids, found);
  });
}

function resultOf(ids: readonly number[], found: readonly WaitingRow[]): Decided {
  const byId = new Map(found.map((row) => [row.id, row]));
  const result: Decided = { decided_ids: [], skipped: [] };
  for (const id of ids) {
    const row = byId.get(id);
    if (!row) result.skipped.push({ id, reason: 'not_found' });
    else if (row.status === 'outdated' || (row.status === 'waiting' && row.is_outdated))
      result.skipped.push({ id, reason: 'outdated' });
    else if (row.status === 'waiting') result.decided_ids.push(id);
    else result.skipped.push({ id, reason: 'decided' });
  }
  return result;
}

interface WaitingRow {
  id: number;
  review_id: number;
  text: string;
  source: AutoReplySource;
  status: string;
  is_outdated: boolean;
}

function toWaiting({ id, review_id, text, source }: WaitingRow): WaitingReply {
  return { id, reviewId: review_id, text, source };
}

/** Outdates waiting replies whose reviews are not what they were. */
export async function outdateAutoReplies(
  tx: Queryable,
  { live, now }: Pick<Services, 'live' | 'now'>,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  const outdated = await rows<{ id: number }>(
    tx,
    sql`update auto_replies a set status = 'outdated', decided_at = ${now().toISOString()}
        from reviews r
        where a.company_id = ${companyId} and a.review_id = any(${int8Array(reviewIds)}) and a.status = 'waiting'
          and r.company_id = a.company_id and r.id = a.review_id and ${isOutdated}
        returning a.id::int8 as id`,
  );
  if (outdated.length > 0)
    await live.publish(tx, companyId, { topic: 'auto_replies', ids: outdated.map(({ id }) => id) });
}
