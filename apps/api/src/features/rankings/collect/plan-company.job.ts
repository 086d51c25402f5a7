import { defineJob } from '../../../jobs/define-job.ts';
import { startDueScans } from '../grids/start-due-scans.ts';
import { dueCompany } from './due-companies.ts';
import { ensureMonths } from './ensure-months.ts';
import { planSlice, type PlannedSlice } from './plan-slice.ts';
import { postLookups } from './post-lookups.job.ts';

/** The whole company, or what is left of it. */
type CompanyToPlan = Pick<PlannedSlice, 'companyId'> & Partial<PlannedSlice>;

/** Plans the lookups of a company's day, a slice of its locations at a time; planned again, it adds what is missing. */
export const planCompany = defineJob<CompanyToPlan>({
  name: 'plan-company-lookups',
  concurrency: 2,
  subject: ({ companyId, after = 0 }) => `${companyId}/${after}`,
  async run(services, { companyId, ...rest }) {
    const { config, database, jobs, now } = services;
    const due = await dueCompany(services, companyId);
    if (!due || !services.searchResults.isConnected) return;
    const { day = due.day, after = 0, planned = 0 } = rest;
    await ensureMonths(database.queries, day, day);
    if (after === 0) await startDueScans(services, { companyId, day });
    await database.queries.transaction(async (tx) => {
      const slice = { companyId, day, after, planned };
      const next = await planSlice(tx, slice, { now: now(), radiusKm: config.PINFOLD_RANK_RADIUS_KM });
      if (next) await jobs.enqueue(tx, planCompany, [{ payload: next }]);
      await jobs.enqueue(tx, postLookups, [{ payload: {} }]);
    });
  },
});
