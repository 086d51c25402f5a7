import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { categoriseReviews } from '../categories/categorise-reviews.job.ts';
import { classifyNewReviews } from './classify-reviews.job.ts';

/** A safety net: enqueues the classification of reviews and the categorisations that have lost their job. */
export const requeueUnclassified = defineJob({
  name: 'sweep-unstudied-reviews',
  concurrency: 1,
  everySeconds: 60,
  async run({ database: { queries }, jobs }) {
    const companies = await rows<{ company_id: number }>(
      queries,
      sql`select c.id::int8 as company_id from companies c
          where exists (select from reviews r where r.company_id = c.id and not r.is_studied) order by c.id`,
    );
    await jobs.enqueue(
      queries,
      classifyNewReviews,
      companies.map((row) => ({ payload: { companyId: row.company_id } })),
    );
    const categorisations = await rows<{ company_id: number; version: number }>(
      queries,
      sql`select company_id::int8 as company_id, version from categorisations where status = 'processing' order by company_id`,
    );
    await jobs.enqueue(
      queries,
      categoriseReviews,
      categorisations.map((row) => ({ payload: { companyId: row.company_id, version: row.version } })),
    );
  },
});
