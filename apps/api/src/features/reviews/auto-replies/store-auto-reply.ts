import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueReplies } from '../replies/enqueue-replies.ts';
import type { FoundDue } from './due-reply.queries.ts';
import type { DueReply } from './make-auto-reply.job.ts';
import { answerableReview } from './rule-fits.ts';
import type { WordedReply } from './word-auto-reply.ts';

/** Keeps a reply that a rule made, once for a review as it is; one that waits for nobody is promised in the same transaction. */
export async function storeAutoReply(
  services: Services,
  { companyId, reviewId, reviewUpdatedAt, ruleId }: DueReply,
  { rule }: FoundDue,
  { text, waits }: WordedReply,
): Promise<void> {
  const { database, live, now } = services;
  const moment = now().toISOString();
  await database.queries.transaction(async (tx) => {
    const [made] = await rows<{ id: number }>(
      tx,
      sql`with held as (
            select r.id from reviews r
            where r.company_id = ${companyId} and r.id = ${reviewId} and r.updated_at = ${reviewUpdatedAt}::timestamptz and ${answerableReview(now())}
            for no key update)
          insert into auto_replies (company_id, review_id, review_updated_at, rule_id, rule_name, text, source, status, created_at, decided_at)
          select ${companyId}::int8, held.id, ${reviewUpdatedAt}::timestamptz, ${ruleId}::int8, ${rule.name}, ${text}, ${rule.source},
                 ${waits ? 'waiting' : 'accepted'}, ${moment}::timestamptz, ${waits ? null : moment}::timestamptz
          from held on conflict (company_id, review_id, review_updated_at) do nothing
          returning id::int8 as id`,
    );
    if (!made) return;
    await live.publish(tx, companyId, { topic: 'auto_replies', ids: [made.id] });
    if (!waits) await enqueueReplies(tx, services, companyId, [{ reviewId, text, isWrittenByAi: false }]);
  });
}
