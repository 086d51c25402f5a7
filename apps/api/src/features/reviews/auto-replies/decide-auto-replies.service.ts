import { sql } from 'drizzle-orm';
import type { AutoReplySource } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { enqueueReplies } from '../replies/enqueue-replies.ts';
import { reviewFilter } from '../review-filter.ts';
import { isOutdated } from './outdate-auto-replies.ts';
import { requireAutoReplies } from './require-auto-replies.ts';

interface Decided {
  decided_ids: number[];
  skipped: { id: number; reason: 'not_found' | 'decided' | 'outdated' }[];
}

interface Accepted {
  id: number;
  reply_comment?: string | undefined;
}

/** Sends replies that wait. That one is accepted, and that its answer is promised, is stored together or not at all. */
export async function acceptMany(
  services: Services,
  member: Member,
  accepted: readonly Accepted[],
): Promise<Decided> {
  const wording = new Map(accepted.map(({ id, reply_comment }) => [id, reply_comment]));
  return decide(services, member, [...wording.keys()], 'accepted', async (tx, held) => {
    const replies = held.map((reply) => ({ ...reply, text: wording.get(reply.id) ?? reply.text }));
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

/** Turns replies down; their reviews wait for a person. */
export function rejectMany(services: Services, member: Member, ids: readonly number[]): Promise<Decided> {
  return decide(services, member, ids, 'rejected', async () => {});
}

interface Held {
  id: number;
  reviewId: number;
  text: string;
  source: AutoReplySource;
}

/** Of two people who decide at once, the second finds it decided: reviews and replies are held, in the order of reviews. */
async function decide(
  services: Services,
  member: Member,
  asked: readonly number[],
  status: 'accepted' | 'rejected',
  then: (tx: Queryable, held: readonly Held[]) => Promise<void>,
): Promise<Decided> {
  const { database, live, now } = services;
  const ids = [...new Set(asked)];
  const moment = now().toISOString();
  return database.queries.transaction(async (tx) => {
    await requireAutoReplies(services, tx, member);
    const found = await rows<HeldRow>(
      tx,
      sql`select a.id::int8 as id, a.review_id::int8 as review_id, a.text, a.source, a.status, ${isOutdated} as is_outdated
          from auto_replies a join reviews r on r.company_id = a.company_id and r.id = a.review_id
          where a.company_id = ${member.companyId} and a.id = any(${int8Array(ids)}) and ${reviewFilter(member, {})}
          order by a.review_id, a.id for no key update of r, a`,
    );
    const waiting = found.filter((row) => row.status === 'waiting');
    const fresh = waiting.filter((row) => !row.is_outdated);
    const set = (chosen: readonly HeldRow[], state: string, by: number | null) =>
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
    await then(tx, fresh.map(toHeld));
    if (waiting.length > 0)
      await live.publish(tx, member.companyId, {
        topic: 'auto_replies',
        ids: waiting.map(({ id }) => id),
      });
    return resultOf(ids, found);
  });
}

function resultOf(ids: readonly number[], found: readonly HeldRow[]): Decided {
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

interface HeldRow {
  id: number;
  review_id: number;
  text: string;
  source: AutoReplySource;
  status: string;
  is_outdated: boolean;
}

function toHeld({ id, review_id, text, source }: HeldRow): Held {
  return { id, reviewId: review_id, text, source };
}
