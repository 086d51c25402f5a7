import { sql, type SQL } from 'drizzle-orm';
import type { Review, ReviewStats } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { isUnanswered, reviewFilter } from './review-filter.ts';
import { reviewRows } from './review-rows.ts';

/** A review that the member may see. One of another company is as missing as one that never was. */
export async function requireReview(queries: Queryable, member: Member, id: number): Promise<Review> {
  const visible = reviewFilter(member, {});
  const [review] = await reviewRows(
    queries,
    sql`select r.company_id, r.id, 1 as position from reviews r where ${visible} and r.id = ${id}`,
  );
  if (!review) throw new Problem('not_found');
  return review;
}

export async function reviewStats(queries: Queryable, member: Member): Promise<ReviewStats> {
  return oneRow<ReviewStats>(queries, reviewStatsStatement(member));
}

export function reviewStatsStatement(member: Member): SQL {
  return sql`select count(*) as count,
                    count(*) filter (where ${isUnanswered}) as unanswered,
                    count(*) filter (where ${isUnanswered} and rating <= 3) as negative_unanswered,
                    count(*) filter (where reply_status in ('rejected', 'failed', 'outdated')) as problems,
                    count(*) filter (where reply_status = 'processing') as processing,
                    count(*) filter (where has_note) as with_note,
                    avg(rating)::float8 as average_rating
             from reviews r where ${reviewFilter(member, { deleted: false })}`;
}

export async function listTags(queries: Queryable, { companyId }: Member) {
  const found = await rows<{ id: number; name: string }>(
    queries,
    sql`select id::int8 as id, name from review_tags where company_id = ${companyId} order by name`,
  );
  return { results: found };
}
