import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineJob } from '../../../jobs/define-job.ts';

/** Locations whose days one statement takes away, so that none holds much for long. */
const batchSize = 200;

/** Takes away the positions of a competitor that was removed. Ids are never given out again. */
export const forgetCompetitor = defineJob<{ companyId: number; competitorId: number }>({
  name: 'forget-competitor',
  concurrency: 1,
  subject: ({ companyId, competitorId }) => `${companyId}/${competitorId}`,
  async run({ database }, { companyId, competitorId }) {
    const { queries } = database;
    const found = await rows<{ id: number }>(
      queries,
      sql`select distinct location_id as id from competitor_rank_days
          where company_id = ${companyId} and competitor_id = ${competitorId}`,
    );
    const ids = found.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += batchSize)
      await queries.execute(
        sql`delete from competitor_rank_days where company_id = ${companyId} and competitor_id = ${competitorId}
              and location_id = any(${int8Array(ids.slice(start, start + batchSize))})`,
      );
  },
});
