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

/**
 * The SET clause by which an upsert of `reviews as r` imports the provider's reply, unless one of ours is processing.
 */
export const takeOverReply: SQL = sql`
  reply_comment = case when r.reply_status = 'processing' then r.reply_comment else excluded.reply_comment end,
  reply_updated_at = case when r.reply_status = 'processing' then r.reply_updated_at else excluded.reply_updated_at end,
  reply_problem = case when r.reply_status = 'processing' then null else excluded.reply_problem end,
  reply_status = case when r.reply_status = 'processing' then 'processing' else excluded.reply_status end,
  is_written_by_ai = r.is_written_by_ai and (r.reply_status = 'processing' or r.reply_comment is not distinct from excluded.reply_comment)`;

/** Whether `takeOverReply` changes anything. That a failed reply is not at the provider is known already. */
export const hasOtherReply: SQL = sql`(
  r.reply_status <> 'processing'
  and (r.reply_status, r.reply_comment, r.reply_problem) is distinct from (excluded.reply_status, excluded.reply_comment, excluded.reply_problem)
  and not (r.reply_status = 'failed' and excluded.reply_status = 'none'))`;
