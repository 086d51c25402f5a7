import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { categorise } from '../categories/categorise.job.ts';
import { classifyNewReviews } from './study-reviews.job.ts';

/** A safety net: what is unread though nobody is about to read it is promised again. */
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
    const readings = await rows<{ company_id: number; version: number }>(
      queries,
      sql`select company_id::int8 as company_id, version from categorisations where status = 'processing' order by company_id`,
    );
    await jobs.enqueue(
      queries,
      categorise,
      readings.map((row) => ({ payload: { companyId: row.company_id, version: row.version } })),
    );
  },
});
