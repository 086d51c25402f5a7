import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { checkPost } from './check-post.job.ts';
import { deletePostItem } from './delete-post-item.job.ts';
import { advanceOverduePosts } from './post-lifecycle.ts';
import { sendPost } from './send-post.job.ts';

const patienceMinutes = 30;

/**
 * Enqueues the jobs of items again that have been open for half an hour, for jobs that were lost; of an item whose job
 * waits, none is added. A send asks the provider first what arrived, so nothing is sent twice. Planned posts that
 * ended without being published anywhere move on once their moment is over.
 */
export const requeueStuckPosts = defineJob({
  name: 'rescue-posts',
  concurrency: 1,
  everySeconds: 600,
  async run(services) {
    const { config, database, jobs, now } = services;
    await advanceOverduePosts(database.queries, services);
    const moment = now().getTime();
    const before = new Date(moment - patienceMinutes * 60_000).toISOString();
    const handedOver = new Date(
      moment + config.PINFOLD_POST_HANDOVER_HOURS * 3_600_000 - patienceMinutes * 60_000,
    );
    const stuck = await rows<{
      company_id: number;
      id: number;
      version: number;
      job: 'send' | 'check' | 'delete';
    }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id, version,
            case when action = 'delete' then 'delete' when google_name is null or google_state is null then 'send' else 'check' end as job
          from local_post_items
          where status in (1, 2) and accepted_at < ${before}
            and (status = 2 or action = 'delete' or planned_at is null or planned_at < ${handedOver.toISOString()})
          order by accepted_at limit 1000`,
    );
    const payloads = (kind: (typeof stuck)[number]['job']) =>
      stuck
        .filter(({ job }) => job === kind)
        .map((row) => ({ companyId: row.company_id, itemId: row.id, version: row.version }));
    const { queries } = database;
    await jobs.enqueue(
      queries,
      sendPost,
      payloads('send').map((payload) => ({ payload })),
    );
    await jobs.enqueue(
      queries,
      checkPost,
      payloads('check').map((payload) => ({ payload: { ...payload, asked: 0 } })),
    );
    await jobs.enqueue(
      queries,
      deletePostItem,
      payloads('delete').map((payload) => ({ payload })),
    );
  },
});
