import { sql, type SQL } from 'drizzle-orm';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../database/database.ts';

/**
 * Whole reviews in their wire shape, for the rows of `page (company_id, id, position)`: whatever has to be joined is
 * joined for those few alone.
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

type Moment = string | Date;

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
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    is_edited: row.is_edited,
    deleted: row.deleted,
    reply_comment: row.reply_comment,
    reply_update_time: row.reply_updated_at === null ? null : iso(row.reply_updated_at),
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
            updated_at: iso(row.note_updated_at ?? row.updated_at),
          },
  };
}

/** Drivers disagree: some answer a Date, some PostgreSQL's own text. */
function iso(moment: Moment): string {
  return new Date(moment).toISOString();
}
