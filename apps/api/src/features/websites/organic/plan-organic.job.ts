import { sql } from 'drizzle-orm';
import { ensureMonths, monthsAhead } from '../../../database/ensure-months.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { dueCompanies } from '../../../providers/dataforseo/lookups/due-companies.ts';
import { deleteFailedLookups } from '../../../providers/dataforseo/lookups/lookup-lifecycle.ts';
import { lockOrganic } from './organic-lock.ts';
import { organicLookupKind, organicPosting } from './organic-lookup-kind.ts';
import { organicMonthTables } from './organic.table.ts';
import { planKeywords } from './plan-keywords.ts';

/** Plans the lookups of a company's day; planned again, it adds what is missing. */
export const planOrganicOfCompany = defineJob<{ companyId: number }>({
  name: 'plan-company-organic',
  concurrency: 2,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    const { config, database, jobs, now, organicResults } = services;
    const [due] = await dueCompanies(services, sql`c.id = ${companyId}`);
    if (!due || !organicResults.isConnected) return;
    await ensureMonths(database.queries, organicMonthTables, due.day, due.day);
    await database.queries.transaction(async (tx) => {
      await lockOrganic(tx, companyId);
      const added = await planKeywords(tx, { ...due, now: now() }, config.PINFOLD_ORGANIC_EVERY_DAYS);
      if (added > 0) await jobs.enqueue(tx, organicPosting, [{ payload: {} }]);
    });
  },
});

/** Has every company planned whose day has come; what came since the last time, such as a keyword, is added. */
export const planOrganic = defineJob({
  name: 'plan-organic',
  concurrency: 1,
  everySeconds: 1800,
  subject: () => 'all',
  async run(services) {
    const { database, jobs, now, organicResults } = services;
    await ensureMonths(database.queries, organicMonthTables, ...monthsAhead(now()));
    await deleteFailedLookups(organicLookupKind, services);
    if (!organicResults.isConnected) return;
    const due = await dueCompanies(
      services,
      sql`exists (select from website_keywords k where k.company_id = c.id)`,
    );
    await jobs.enqueue(
      database.queries,
      planOrganicOfCompany,
      due.map(({ companyId }) => ({ payload: { companyId } })),
    );
  },
});
