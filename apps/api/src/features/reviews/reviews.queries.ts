import { sql, type SQL } from 'drizzle-orm';
import { isRepliedAtProvider } from '@pinfold/contract/features/opinions/reply';
import type {
  Review,
  ReviewPage,
  ReviewSearch,
  ReviewStats,
} from '@pinfold/contract/features/reviews/reviews.endpoints';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import type { Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { answerable, findOpinionIds } from '../opinions/search/answerable-opinions.ts';
import { countedOpinions } from '../opinions/search/opinion-filter.ts';
import { pageOfOpinions } from '../opinions/search/opinion-page.ts';
import { opinionFieldsOf, type OpinionRow, opinionSelection } from '../opinions/search/opinion-row.ts';
import { mediaOfReview } from './media/review-media.ts';
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
  return sql`select ${countedOpinions}
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

function findIds(queries: Queryable, member: Member, search: ReviewSearch): Promise<ReviewPage> {
  const where = reviewFilter(member, answerable(search));
  return findOpinionIds(queries, { reviews: sql`reviews`, where, search });
}

async function countOf(queries: Queryable, where: SQL): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, reviewCountStatement(where));
  return row?.count ?? 0;
}

export function reviewCountStatement(where: SQL): SQL {
  return sql`select count(*) as count from reviews r where ${where}`;
}

/** The rows of one page, for `reviewRows`. */
export function pageOfReviews(where: SQL, search: ReviewSearch, paging: Paging): SQL {
  return pageOfOpinions(sql`reviews`, where, search, paging);
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
        select ${opinionSelection(sql`tagged_reviews`)}, r.comment_translation, r.author_name, r.author_is_anonymous, r.is_accurate, r.reply_url, ${mediaOfReview} as media,
               l.id::int8 as location_id, l.name as location_name, l.address_line as location_street, l.city as location_city,
               n.text as note_text, n.updated_at as note_updated_at, coalesce(u.name, '') as note_author
        from page
        join reviews r on r.company_id = page.company_id and r.id = page.id
        join locations l on l.company_id = r.company_id and l.id = r.location_id
        left join review_notes n on r.has_note and n.company_id = r.company_id and n.review_id = r.id
        left join users u on u.id = n.author_id
        order by page.position`;
}

interface ReviewRow extends OpinionRow, Pick<Review, 'comment_translation' | 'is_accurate' | 'reply_url'> {
  media: Review['media'] | null;
  author_name: string;
  author_is_anonymous: boolean;
  location_id: number;
  location_name: string;
  location_street: string;
  location_city: string;
}

function toWire(row: ReviewRow): Review {
  return {
    ...opinionFieldsOf(row),
    comment_translation: row.comment_translation,
    author: { name: row.author_name, is_anonymous: row.author_is_anonymous },
    location: {
      id: row.location_id,
      name: row.location_name,
      address: row.location_street,
      city: row.location_city,
    },
    is_accurate: row.is_accurate,
    media: row.media ?? [],
    reply_url: !row.deleted && isRepliedAtProvider(row.reply_problem) ? row.reply_url : null,
  };
}
