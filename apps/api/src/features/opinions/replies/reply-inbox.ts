import type { SQL } from 'drizzle-orm';
import type { PublicReplyRefusal } from '@pinfold/contract/features/opinions/reply';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';

/** Where opinions of one kind are kept. */
export interface ReplyInbox {
  /** The table with the columns of `replyColumns`. */
  opinions: SQL;
  /** Those of them, as `r`, that take no reply any more though customers see them, and why. Left out, none. */
  isClosed?: { where: SQL; reason: PublicReplyRefusal };
  topic: LiveTopic;
}

/** The same of opinions that many are answered of at once. */
export interface BulkReplyInbox extends ReplyInbox {
  /** The table with the columns of `bulkReplyColumns`. */
  bulkReplies: SQL;
  /** The table with the columns of `bulkReplyItemColumns`. */
  bulkReplyItems: SQL;
  bulkTopic: LiveTopic;
}
