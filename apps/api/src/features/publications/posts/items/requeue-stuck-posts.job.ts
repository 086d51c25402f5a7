import { sql } from 'drizzle-orm';
import { lostJob, requeueStuck } from '../../../../delivery/requeue-stuck.ts';
import { openItemsInSql } from '../../item-columns.ts';
import { checkPost } from './check-post.job.ts';
import { deletePostItem } from './delete-post-item.job.ts';
import { advanceOverduePosts } from './item-lifecycle.ts';
import { sendPost } from './send-post.job.ts';

/** Planned posts that ended without being published anywhere also move on once their moment is over. */
export const requeueStuckPosts = requeueStuck<{
  company_id: number;
  id: number;
  version: number;
  job: 'send' | 'check' | 'delete';
}>({
  noun: 'posts',
  first: (services) => advanceOverduePosts(services.database.queries, services),
  find(before, { config }) {
    const handedOver = new Date(before.getTime() + config.PINFOLD_POST_HANDOVER_HOURS * 3_600_000);
    return sql`
      select company_id::int8 as company_id, id::int8 as id, version,
        case when action = 'delete' then 'delete' when google_name is null or google_state is null then 'send' else 'check' end as job
      from local_post_items
      where status in ${openItemsInSql} and accepted_at < ${before.toISOString()}
        and (status = 2 or action = 'delete' or planned_at is null or planned_at < ${handedOver.toISOString()})
      order by accepted_at limit 1000`;
  },
  jobOf({ company_id, id, version, job }) {
    const payload = { companyId: company_id, itemId: id, version };
    if (job === 'check') return lostJob(checkPost, { ...payload, asked: 0 });
    return lostJob(job === 'send' ? sendPost : deletePostItem, payload);
  },
});
