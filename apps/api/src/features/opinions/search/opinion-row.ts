import { sql, type SQL } from 'drizzle-orm';
import type { OpinionFields } from '@pinfold/contract/features/opinions/opinion-schemas';
import { isoOf, type Moment } from '../../../database/moments.ts';

/**
 * What is read of any opinion `r`, with its tags of the table `tagged`; the note is its table's own business.
 *
 * @param isEdited - Whether its customer changed it.
 */
export function opinionSelection(tagged: SQL, isEdited: SQL = sql`r.is_edited`): SQL {
  return sql`r.id::int8 as id, r.rating, r.comment, r.created_at, r.updated_at, ${isEdited} as is_edited, r.deleted,
    r.reply_comment, r.reply_updated_at, r.reply_status, r.reply_problem, r.is_written_by_ai, r.sentiment,
    ${opinionTags(tagged)} as tags`;
}

/** The categories of an opinion `r`, of the table `tagged`; null without any. */
export function opinionTags(tagged: SQL): SQL {
  return sql`case when r.has_tags then (
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'sentiment', x.sentiment, 'source', x.source, 'phrase', x.phrase) order by t.name)
      from ${tagged} x join review_tags t on t.company_id = x.company_id and t.id = x.tag_id
      where x.company_id = r.company_id and x.review_id = r.id) end`;
}

/** A row of `opinionSelection`, with the note. */
export interface OpinionRow extends Omit<
  OpinionFields,
  'created_at' | 'updated_at' | 'reply_update_time' | 'processing_in_progress' | 'tags' | 'note'
> {
  created_at: Moment;
  updated_at: Moment;
  reply_updated_at: Moment | null;
  tags: OpinionFields['tags'] | null;
  note_text: string | null;
  note_updated_at: Moment | null;
  note_author: string;
}

export function opinionFieldsOf(row: OpinionRow): OpinionFields {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
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
    sentiment: row.sentiment,
    tags: row.tags ?? [],
    note: noteOf(row, row.updated_at),
  };
}

/** The note of an opinion; `fallback` is when it was written where that was not kept. */
export function noteOf(
  {
    note_text: text,
    note_author: author,
    note_updated_at: at,
  }: Pick<OpinionRow, 'note_text' | 'note_author' | 'note_updated_at'>,
  fallback: Moment,
): OpinionFields['note'] {
  return text === null ? null : { text, author, updated_at: isoOf(at ?? fallback) };
}
