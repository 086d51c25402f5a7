import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import { answeringCompany } from './answering-company.ts';
import { makeAutoReply } from './make-auto-reply.job.ts';
import { outdateAutoReplies } from './outdate-auto-replies.ts';
import { answerableReview, fitsRule } from './rule-fits.ts';

/** Has the rules of a company look at reviews that were studied just now; what they answer is made when its delay is over. */
export async function proposeAutoReplies(
  tx: Queryable,
  services: Services,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  const { jobs, now } = services;
  await outdateAutoReplies(tx, services, companyId, reviewIds);
  if (!(await answeringCompany(tx, services, companyId))) return;
  const chosen = await rows<ChosenRow>(
    tx,
    sql`select distinct on (r.id) r.id::int8 as review_id, r.updated_at::text as updated_at, u.id::int8 as rule_id,
               greatest(r.created_at + u.delay_minutes * interval '1 minute', ${now().toISOString()}::timestamptz) as due_at
        from reviews r join auto_reply_rules u on u.company_id = r.company_id and ${fitsRule}
        where r.company_id = ${companyId} and r.id = any(${int8Array(reviewIds)}) and ${answerableReview(now())}
        order by r.id, u.position, u.id`,
  );
  await jobs.enqueue(
    tx,
    makeAutoReply,
    chosen.map((row) => ({
      payload: {
        companyId,
        reviewId: row.review_id,
        reviewUpdatedAt: row.updated_at,
        ruleId: row.rule_id,
      },
      at: new Date(row.due_at),
    })),
  );
}

interface ChosenRow {
  review_id: number;
  updated_at: string;
  rule_id: number;
  due_at: string | Date;
}
