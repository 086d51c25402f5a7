import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { proposeAutoReplies } from '../features/reviews/auto-replies/make-auto-reply.job.ts';
import type { Services } from '../services.ts';

/** How many critical reviews have an answer of the model waiting. */
const waiting = 3;

/**
 * Two rules of a company that answers some reviews by itself: stars without words are thanked for after an hour, and
 * for critical words the model drafts an answer, which waits for a person. The first drafts are made when the jobs run.
 */
export async function seedAutoReplies(
  services: Services,
  companyId: number,
  authorId: number,
): Promise<void> {
  const { database, now } = services;
  const rule = {
    now: now().toISOString(),
    since: new Date(now().getTime() - 29 * 86_400_000).toISOString(),
  };
  await database.queries.transaction(async (tx) => {
    await tx.execute(sql`
      insert into auto_reply_rules (company_id, position, name, is_active, rating, comment, location_ids, group_ids, source, template_ids,
                                    needs_acceptance, delay_minutes, active_since, author_id, updated_at)
      select ${companyId}::int8, r.position, r.name, true, r.rating, r.comment, '{}', '{}', r.source,
             case when r.source = 'templates' then (
               select array_agg(t.id order by t.id) from reply_templates t join reply_categories c on c.company_id = t.company_id and c.id = t.category_id
               where t.company_id = ${companyId} and c.name = 'Same gwiazdki') else '{}' end,
             r.source = 'ai', r.delay, r.since, ${authorId}::int8, ${rule.now}::timestamptz
      from (values
        (1, 'Piątki bez słowa', '{5}'::int2[], false, 'templates', 60, ${rule.now}::timestamptz),
        (2, 'Krytyczne opinie', '{1,2}'::int2[], true, 'ai', 15, ${rule.since}::timestamptz))
        as r (position, name, rating, comment, source, delay, since)`);
    const critical = await rows<{ id: number }>(
      tx,
      sql`select id::int8 as id from reviews
          where company_id = ${companyId} and rating <= 2 and has_comment and not deleted and reply_status = 'none' and created_at > ${rule.since}
          order by created_at desc limit ${waiting}`,
    );
    await proposeAutoReplies(
      tx,
      services,
      companyId,
      critical.map(({ id }) => id),
    );
  });
}
