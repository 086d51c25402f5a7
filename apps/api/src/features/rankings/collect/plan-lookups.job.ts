import { sql } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { dueCompanies } from './due-companies.ts';
import { ensureMonths, monthsAhead } from './ensure-months.ts';
import { planCompany } from './plan-company.job.ts';

/** Has every company planned whose day has come; what came since the last time, such as a location, is added. */
export const planLookups = defineJob({
  name: 'plan-lookups',
  concurrency: 1,
  everySeconds: 1800,
  subject: () => 'all',
  async run(services) {
    const { database, jobs, now, searchResults } = services;
    await ensureMonths(database.queries, ...monthsAhead(now()));
    // They kept a day of which nothing came from being planned anew; that day is over.
    await database.queries.execute(
      sql`delete from rank_lookups where state = 'failed' and due_at <= ${now().toISOString()} and day is not null`,
    );
    if (!searchResults.isConnected) return;
    const due = await dueCompanies(services);
    await jobs.enqueue(
      database.queries,
      planCompany,
      due.map(({ companyId }) => ({ payload: { companyId } })),
    );
  },
});
