import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import { defineJob } from '../../../../jobs/define-job.ts';
import type { Services } from '../../../../services.ts';
import type { PostId } from '../items/item-lifecycle.ts';
import { endSeries } from './end-series.ts';
import { planDates } from './plan-dates.ts';
import { lockSeries, movedAlong, storeMoved } from './series-row.ts';

/**
 * Moves every series on to its next date and makes posts of those that come soon; ends those whose last is over. A run
 * that is killed leaves whole series behind, planned or not, and the next one goes on.
 */
export const planOccurrences = defineJob({
  name: 'plan-occurrences',
  concurrency: 1,
  everySeconds: 1800,
  async run(services) {
    const series = await rows<PostId>(
      services.database.queries,
      sql`select company_id::int8 as "companyId", id::int8 as "postId" from local_posts
          where status = 'repeating' order by company_id, id`,
    );
    const failures: unknown[] = [];
    for (const one of series)
      await planSeries(services, one).catch((error: unknown) => {
        // One that cannot be planned keeps no other one waiting; the job is tried again.
        services.log.error({ err: error, ...one }, 'a series could not be planned');
        failures.push(error);
      });
    if (failures.length > 0) throw failures[0];
  },
});

async function planSeries(services: Services, postId: PostId): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    const series = await lockSeries(tx, postId);
    if (!series) return;
    const post = movedAlong(series, { companyZone: series.companyZone, now: services.now() });
    if (!post) return endSeries(tx, services, postId);
    if (post.planned_at !== series.plannedAt) {
      await storeMoved(tx, series, post);
      await services.live.publish(tx, series.companyId, { topic: 'local_posts', ids: [series.id] });
    }
    await planDates(tx, services, series, post);
  });
}
