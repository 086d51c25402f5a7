import { sql, type SQL } from 'drizzle-orm';
import { bulkReplyMaxReviews } from '@pinfold/contract/features/reviews/bulk-reply';
import type {
  Review,
  ReviewPage,
  ReviewSearch,
  ReviewStats,
} from '@pinfold/contract/features/reviews/reviews.endpoints';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { limitOffset, type Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { isUnanswered, orderOf } from '../opinions/search/opinion-filter.ts';
import { reviewFilter } from './review-filter.ts';

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

/** One page of a search, or only its count, or only the ids that can be replied to. */
interface ReviewPaging extends Paging {
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
    reviewRows(queries, pageOfReviews(where, search, paging)),
  ]);
  return { count, results };
}

/** Reviews that a bulk reply can answer: `reply` and `is_processing` are forced to false (product spec, section 7). */
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

async function countOf(queries: Queryable, where: SQL): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, reviewCountStatement(where));
  return row?.count ?? 0;
}

export function reviewCountStatement(where: SQL): SQL {
  return sql`select count(*) as count from reviews r where ${where}`;
}

/** The rows of one page; chosen by index before anything is joined, so that a deep page stays cheap. */
export function pageOfReviews(where: SQL, search: ReviewSearch, paging: Paging): SQL {
  const order = orderOf(search);
  return sql`select r.company_id, r.id, row_number() over (order by ${order}) as position from reviews r
             where ${where} order by ${order} ${limitOffset(paging)}`;
}

/**
 * Reads whole reviews in their wire shape, for the rows of `page (company_id, id, position)`: joins only what belongs
 * to these few.
 */
export async function reviewRows(queries: Queryable, page: SQL): Promise<Review[]> {
  const found = await rows<ReviewRow>(queries, reviewRowsStatement(page));
  return found.map(toWire);
}

export function reviewRowsStatement(page: SQL): SQL {
  return sql`with page as (${page})
        select r.id::int8 as id, r.rating, r.comment, r.comment_translation, r.author_name, r.author_is_anonymous, r.created_at, r.updated_at, r.is_edited, r.deleted,
               r.reply_comment, r.reply_updated_at, r.reply_status, r.reply_problem, r.is_written_by_ai, r.is_accurate, r.sentiment,
               l.id::int8 as location_id, l.name as location_name, l.address_line as location_street, l.city as location_city,
               n.text as note_text, n.updated_at as note_updated_at, coalesce(u.name, '') as note_author,
               case when r.has_tags then (
                 select json_agg(json_build_object('id', t.id, 'name', t.name, 'sentiment', x.sentiment, 'source', x.source, 'phrase', x.phrase) order by t.name)
                 from tagged_reviews x join review_tags t on t.company_id = x.company_id and t.id = x.tag_id
                 where x.company_id = r.company_id and x.review_id = r.id) end as tags
        from page
        join reviews r on r.company_id = page.company_id and r.id = page.id
        join locations l on l.company_id = r.company_id and l.id = r.location_id
        left join review_notes n on r.has_note and n.company_id = r.company_id and n.review_id = r.id
        left join users u on u.id = n.author_id
        order by page.position`;
}

interface ReviewRow extends Pick<
  Review,
  | 'rating'
  | 'comment'
  | 'comment_translation'
  | 'is_edited'
  | 'deleted'
  | 'reply_comment'
  | 'reply_status'
  | 'reply_problem'
  | 'is_written_by_ai'
  | 'is_accurate'
  | 'sentiment'
> {
  id: number;
  author_name: string;
  author_is_anonymous: boolean;
  created_at: Moment;
  updated_at: Moment;
  reply_updated_at: Moment | null;
  location_id: number;
  location_name: string;
  location_street: string;
  location_city: string;
  note_text: string | null;
  note_updated_at: Moment | null;
  note_author: string;
  tags: Review['tags'] | null;
}

function toWire(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    comment_translation: row.comment_translation,
    author: { name: row.author_name, is_anonymous: row.author_is_anonymous },
    location: {
      id: row.location_id,
      name: row.location_name,
      address: row.location_street,
      city: row.location_city,
    },
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
    is_edited: row.is_edited,
    deleted: row.deleted,
    reply_comment: row.reply_comment,
    reply_update_time: isoOf(row.reply_updated_at),
    reply_status: row.reply_status,
    reply_problem: row.reply_problem,
    processing_in_progress: row.reply_status === 'processing',
    is_written_by_ai: row.is_written_by_ai,
    is_accurate: row.is_accurate,
    sentiment: row.sentiment,
    tags: row.tags ?? [],
    note:
      row.note_text === null
        ? null
        : {
            text: row.note_text,
            author: row.note_author,
            updated_at: isoOf(row.note_updated_at ?? row.updated_at),
          },
  };
}
