import { sql, type SQL } from 'drizzle-orm';
import { answeredStatuses } from '@pinfold/contract/features/reviews/reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';

/** Whether the review `r` of a reply `a` that waits was answered, changed or taken down meanwhile. */
export const isOutdated: SQL = sql`(r.deleted or r.updated_at <> a.review_updated_at
  or r.reply_status = any(${`{${answeredStatuses.join(',')}}`}::text[]))`;

/** Marks replies that wait for reviews which are not what they were. */
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
