import { sql } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { dueCompanies } from '../../../providers/dataforseo/lookups/due-companies.ts';
import { deleteFailedLookups } from '../../../providers/dataforseo/lookups/lookup-lifecycle.ts';
import { rankMonthTables } from '../rankings.table.ts';
import { ensureMonths, monthsAhead } from '../../../database/ensure-months.ts';
import { type PlannedSlice, planSlice } from './plan-slice.ts';
import { postLookups, rankLookupKind } from './rank-lookup-kind.ts';
import { startDueScans } from '../grids/scan-lifecycle.ts';

/** The whole company, or what is left of it. */
type CompanyToPlan = Pick<PlannedSlice, 'companyId'> & Partial<PlannedSlice>;

/** Plans the lookups of a company's day, a slice of its locations at a time; planned again, it adds what is missing. */
export const planCompany = defineJob<CompanyToPlan>({
  name: 'plan-company-lookups',
  concurrency: 2,
  subject: ({ companyId, after = 0 }) => `${companyId}/${after}`,
  async run(services, { companyId, ...rest }) {
    const { config, database, jobs, now } = services;
    const [due] = await dueCompanies(services, sql`${mayWatch} and c.id = ${companyId}`);
    if (!due || !services.searchResults.isConnected) return;
    const { day = due.day, after = 0, planned = 0 } = rest;
    await ensureMonths(database.queries, rankMonthTables, day, day);
    if (after === 0) await startDueScans(services, { companyId, day });
    await database.queries.transaction(async (tx) => {
      const slice = { companyId, day, after, planned };
      const next = await planSlice(tx, slice, { now: now(), radiusKm: config.PINFOLD_RANK_RADIUS_KM });
      if (next) await jobs.enqueue(tx, planCompany, [{ payload: next }]);
      await jobs.enqueue(tx, postLookups, [{ payload: {} }]);
    });
  },
});

/** Has every company planned whose day has come; what came since the last time, such as a location, is added. */
export const planLookups = defineJob({
  name: 'plan-lookups',
  concurrency: 1,
  everySeconds: 1800,
  subject: () => 'all',
  async run(services) {
    const { database, jobs, now, searchResults } = services;
    await ensureMonths(database.queries, rankMonthTables, ...monthsAhead(now()));
    await deleteFailedLookups(rankLookupKind, services);
    if (!searchResults.isConnected) return;
    const due = await dueCompanies(services, sql`${mayWatch} and (${watches})`);
    await jobs.enqueue(
      database.queries,
      planCompany,
      due.map(({ companyId }) => ({ payload: { companyId } })),
    );
  },
});

/** May do so by its plan; `c` is a company. */
const mayWatch = sql`'local_positions' = any(c.plan_capabilities)`;

/** Companies that watch anything. */
const watches = sql`exists (select from keywords k where k.company_id = c.id)
  or exists (select from rank_grids g where g.company_id = c.id and g.next_scan_on is not null)`;
