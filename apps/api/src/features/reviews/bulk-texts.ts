import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { Member } from '../company/member.ts';
import type { BulkTexts } from './accept-replies.ts';

/** One text for every review. */
export function sameText(ids: readonly number[], text: string): BulkTexts {
  return { texts: new Map(ids.map((id) => [id, text])) };
}

/** To each review the text by which it was answered in vain. */
export async function lastTexts(
  queries: Queryable,
  { companyId }: Member,
  ids: readonly number[],
): Promise<BulkTexts> {
  const found = await rows<{ id: number; reply_comment: string }>(
    queries,
    sql`select id::int8 as id, reply_comment from reviews
        where company_id = ${companyId} and id = any(${int8Array(ids)})
          and reply_status in ('rejected', 'failed') and reply_comment is not null`,
  );
  return { texts: new Map(found.map((row) => [row.id, row.reply_comment])) };
}
