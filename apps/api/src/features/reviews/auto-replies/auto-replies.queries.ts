import { sql, type SQL } from 'drizzle-orm';
import type { AutoReply } from '@pinfold/contract/features/reviews/auto-replies/auto-replies.endpoints';
import type {
  AutoReplySource,
  AutoReplyStatus,
} from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { reviewFilter } from '../review-filter.ts';
import { reviewRows } from '../reviews.queries.ts';
import { isOutdated } from './auto-reply-lifecycle.ts';

interface Asked extends Paging {
  status: AutoReplyStatus;
}

/** Automatic replies in one state for reviews that the member may see, newest first. */
export async function listAutoRepliesOf(
  services: Services,
  member: Member,
  { status, ...paging }: Asked,
): Promise<PageOf<AutoReply>> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'auto_review_reply');
  const from = sql`from auto_replies a join reviews r on r.company_id = a.company_id and r.id = a.review_id
    where a.company_id = ${member.companyId} and ${reviewFilter(member, {})} and ${isIn(status)}`;
  const count = await countFrom(queries, from);
  const found = await rows<AutoReplyRow>(
    queries,
    sql`select a.id::int8 as id, a.review_id::int8 as review_id, a.text, a.source, a.rule_name, a.created_at, a.decided_at,
               coalesce((select u.name from users u where u.id = a.decided_by), '') as decided_by
        ${from} order by a.id desc ${limitOffset(paging)}`,
  );
  const reviews = await reviewsOf(queries, member, found);
  const results = found.flatMap((row) => {
    const review = reviews.get(row.review_id);
    return review ? [toWire(row, status, review)] : [];
  });
  return { count, results };
}

/** One that waits for a review which is not what it was is outdated, whether or not that was written down. */
function isIn(status: AutoReplyStatus): SQL {
  if (status === 'waiting') return sql`a.status = 'waiting' and not ${isOutdated}`;
  if (status === 'outdated')
    return sql`a.status in ('outdated', 'waiting') and (a.status = 'outdated' or ${isOutdated})`;
  return sql`a.status = ${status}`;
}

async function reviewsOf(queries: Queryable, member: Member, found: readonly AutoReplyRow[]) {
  const ids = [...new Set(found.map(({ review_id }) => review_id))];
  const reviews = await reviewRows(
    queries,
    sql`select r.company_id, r.id, r.id as position from reviews r
        where ${reviewFilter(member, {})} and r.id = any(${int8Array(ids)})`,
  );
  return new Map(reviews.map((review) => [review.id, review]));
}

interface AutoReplyRow {
  id: number;
  review_id: number;
  text: string;
  source: AutoReplySource;
  rule_name: string;
  created_at: Moment;
  decided_at: Moment | null;
  decided_by: string;
}

function toWire(row: AutoReplyRow, status: AutoReplyStatus, review: AutoReply['review']): AutoReply {
  return {
    id: row.id,
    review,
    text: row.text,
    source: row.source,
    rule: row.rule_name,
    status,
    created_at: isoOf(row.created_at),
    decided_at: isoOf(row.decided_at),
    decided_by: row.decided_by,
  };
}
