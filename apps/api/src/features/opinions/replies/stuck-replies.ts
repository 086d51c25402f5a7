import { sql, type SQL } from 'drizzle-orm';
import type { BulkReplyInbox, ReplyInbox } from './reply-inbox.ts';

/** A reply whose job may have been lost. */
export interface StuckReply {
  company_id: number;
  id: number;
  version: number;
  is_retracting: boolean;
  /** Its job was about to call the provider, or has called it. */
  is_sent: boolean;
}

/**
 * Finds what is processing since before a moment, without what a bulk reply has not come to; a retraction that no job has
 * claimed counts at once, since its moment is not kept. Company by company, since the index by status is entered by the
 * company.
 */
export function stuckRepliesStatement(inbox: ReplyInbox | BulkReplyInbox, before: Date): SQL {
  const { opinions } = inbox;
  const moment = before.toISOString();
  const isAhead =
    'bulkReplies' in inbox
      ? sql`exists (
          select from ${inbox.bulkReplyItems} i join ${inbox.bulkReplies} b on b.company_id = i.company_id and b.id = i.bulk_reply_id
          where i.company_id = c.id and i.review_id = r.id and i.reply_version = r.reply_version and b.last_send_at >= ${moment})`
      : sql`false`;
  return sql`
    select c.id::int8 as company_id, stuck.* from companies c cross join lateral (
      select r.id::int8 as id, r.reply_version as version, r.is_retracting, r.reply_sending_at is not null as is_sent
      from ${opinions} r
      where r.company_id = c.id and r.reply_status = 'processing'
        and coalesce(r.reply_sending_at, r.reply_updated_at, r.created_at) < ${moment}
        and (r.reply_sending_at is not null or not ${isAhead})
      limit 1000) stuck
    limit 1000`;
}
