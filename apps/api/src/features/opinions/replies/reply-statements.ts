import { sql, type SQL } from 'drizzle-orm';
import type { ReplyOutcome } from './reply-outcome.ts';

/*
 * Parts of the statements by which lifecycles of replies write the columns of a reply, in any table `r` of opinions.
 */

/** A person may also change or take back what is published, but nothing that is on its way. */
export const isSettled: SQL = sql`r.reply_status <> 'processing'`;

/** The SET clause by which a reply is settled. */
export function changeFor(outcome: Exclude<ReplyOutcome, { status: 'pending' }>): SQL {
  switch (outcome.status) {
    case 'published':
      return sql`reply_status = ${outcome.isOutdated ? 'outdated' : 'published'}, reply_problem = null`;
    case 'retracted':
      return sql`reply_status = 'none', reply_problem = null, reply_comment = null, reply_updated_at = null, is_written_by_ai = false`;
    default:
      return sql`reply_status = ${outcome.status}, reply_problem = ${outcome.problem},
                 deleted = deleted or ${outcome.problem === 'review_gone'}`;
  }
}

/** Whether a reply of ours is on its way. */
export const isProcessing: SQL = sql`(r.reply_status = 'processing')`;

/**
 * The SET clause by which an upsert of opinions as `r` imports the provider's reply, unless ours is kept.
 */
export function takeOverReplyUnless(isKept: SQL): SQL {
  return sql`
    reply_comment = case when ${isKept} then r.reply_comment else excluded.reply_comment end,
    reply_updated_at = case when ${isKept} then r.reply_updated_at else excluded.reply_updated_at end,
    reply_problem = case when ${isKept} then r.reply_problem else excluded.reply_problem end,
    reply_status = case when ${isKept} then r.reply_status else excluded.reply_status end,
    is_written_by_ai = r.is_written_by_ai and (${isKept} or r.reply_comment is not distinct from excluded.reply_comment)`;
}

/** Whether the import changes anything. That a failed reply is not at the provider is known already. */
export function hasOtherReplyUnless(isKept: SQL): SQL {
  return sql`(
    not ${isKept}
    and (r.reply_status, r.reply_comment, r.reply_problem) is distinct from (excluded.reply_status, excluded.reply_comment, excluded.reply_problem)
    and not (r.reply_status = 'failed' and excluded.reply_status = 'none'))`;
}

/** Imports the provider's reply, unless one of ours is processing. */
export const takeOverReply: SQL = takeOverReplyUnless(isProcessing);

/** Whether `takeOverReply` changes anything. */
export const hasOtherReply: SQL = hasOtherReplyUnless(isProcessing);
