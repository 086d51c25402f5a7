import { sql, type SQL } from 'drizzle-orm';
import { bulkReplyMaxReviews } from '@pinfold/contract/features/reviews/bulk-reply';
import { defaultReviewOrder } from '@pinfold/contract/features/reviews/review';
import type { ReviewPage, ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';
import { dateColumn, reviewFilter } from './review-filter.ts';
import { reviewRows } from './review-rows.ts';

export interface ReviewPaging {
  page: number;
  page_size: number;
  only_count?: boolean | undefined;
  only_ids?: boolean | undefined;
}

export async function findReviews(
  queries: Queryable,
  member: Member,
  search: ReviewSearch,
  paging: ReviewPaging,
): Promise<ReviewPage> {
  if (paging.only_ids) return findIds(queries, member, search);
  const where = reviewFilter(member, search);
  if (paging.only_count) return { count: await countOf(queries, where), results: [] };
  // At once: on a pool the page does not wait for the count.
  const [count, results] = await Promise.all([
    countOf(queries, where),
    reviewRows(queries, pageOf(where, search, paging)),
  ]);
  return { count, results };
}

/** Everything that a bulk reply could answer: reply false and is_processing false are forced (product spec, section 7). */
async function findIds(queries: Queryable, member: Member, search: ReviewSearch): Promise<ReviewPage> {
  const answerable: ReviewSearch = { ...search, reply: false, is_processing: false, deleted: false };
  const where = reviewFilter(member, answerable);
  const found = await rows<{ id: number }>(
    queries,
    sql`select r.id::int8 as id from reviews r where ${where} order by ${orderOf(search)} limit ${bulkReplyMaxReviews}`,
  );
  const ids = found.map(({ id }) => id);
  const count = ids.length < bulkReplyMaxReviews ? ids.length : await countOf(queries, where);
  return { count, results: [], ids };
}

export async function countOf(queries: Queryable, where: SQL): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, countStatement(where));
  return row?.count ?? 0;
}

export function countStatement(where: SQL): SQL {
  return sql`select count(*) as count from reviews r where ${where}`;
}

/** The rows of one page; chosen by index before anything is joined, so that a deep page stays cheap. */
export function pageOf(where: SQL, search: ReviewSearch, { page, page_size }: ReviewPaging): SQL {
  const order = orderOf(search);
  return sql`select r.company_id, r.id, row_number() over (order by ${order}) as position from reviews r
             where ${where} order by ${order} limit ${page_size} offset ${(page - 1) * page_size}`;
}

/** Always ends in the id, so that no review is shown twice or left out between two pages. */
export function orderOf(search: ReviewSearch): SQL {
  const date = dateColumn(search);
  switch (search.order_by ?? defaultReviewOrder) {
    case 'created_at':
      return sql`${date}, r.id`;
    case 'rating':
      return sql`r.rating, ${date} desc, r.id desc`;
    case '-rating':
      return sql`r.rating desc, ${date} desc, r.id desc`;
    default:
      return sql`${date} desc, r.id desc`;
  }
}
