import { sql, type SQL } from 'drizzle-orm';

/** Reviews older than this many days are left to people. */
const oldestDays = 30;

/** Whether a rule `u` speaks of a review `r`: by when it came, its stars, its text and its place. */
export const fitsRule: SQL = sql`
  u.is_active and r.created_at >= u.active_since and r.rating = any(u.rating)
  and (u.comment is null or u.comment = r.has_comment) and (u.source <> 'ai' or r.has_comment)
  and ((u.location_ids = '{}' and u.group_ids = '{}') or r.location_id = any(u.location_ids)
    or exists (select from location_group_members gm
               where gm.company_id = r.company_id and gm.location_id = r.location_id and gm.group_id = any(u.group_ids)))`;

/** Whether a review `r` can be answered by itself: nobody has touched it, and nothing was made for it as it is now. */
export function answerableReview(now: Date): SQL {
  const oldest = new Date(now.getTime() - oldestDays * 86_400_000).toISOString();
  return sql`not r.deleted and r.reply_status = 'none' and r.created_at > ${oldest}
    and not exists (select from auto_replies a where a.company_id = r.company_id and a.review_id = r.id and a.review_updated_at = r.updated_at)`;
}
