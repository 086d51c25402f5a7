import { sql, type SQL } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type Queryable, rows } from '../../../database/database.ts';
import { planColumns, planStateOfRow, type PlanColumns } from '../../../database/plan-columns.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
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
    const due = await dueCompany(services, companyId);
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
    const due = await dueCompanies(services);
    await jobs.enqueue(
      database.queries,
      planCompany,
      due.map(({ companyId }) => ({ payload: { companyId } })),
    );
  },
});

/** A company whose ranks are to be looked up now. */
export interface DueCompany {
  companyId: number;
  /** Its today, YYYY-MM-DD. */
  day: string;
}

/** Companies that watch anything, may do so by their plan, and whose day has come to the hour of looking up. */
function dueCompanies(services: Services): Promise<DueCompany[]> {
  return dueOf(
    services,
    sql`exists (select from keywords k where k.company_id = c.id)
        or exists (select from rank_grids g where g.company_id = c.id and g.next_scan_on is not null)`,
  );
}

/** The same for one of them. */
async function dueCompany(services: Services, companyId: number): Promise<DueCompany | undefined> {
  const [due] = await dueOf(services, sql`c.id = ${companyId}`);
  return due;
}

async function dueOf({ config, database, now }: Services, which: SQL): Promise<DueCompany[]> {
  const moment = now();
  const found = await permitted(database.queries, which);
  return found.flatMap((row) => {
    if (planStateOfRow(row, moment) !== 'active') return [];
    const { date, minutes } = localTime(moment, row.timezone);
    return minutes >= config.PINFOLD_RANK_HOUR * 60 ? [{ companyId: row.id, day: date }] : [];
  });
}

function permitted(queries: Queryable, which: SQL): Promise<CompanyRow[]> {
  return rows<CompanyRow>(
    queries,
    sql`select c.id::int8 as id, c.timezone, ${planColumns}
        from companies c
        where not ('monitoring' = any(c.disabled_modules)) and 'local_positions' = any(c.plan_capabilities)
          and (${which})
        order by c.id`,
  );
}

interface CompanyRow extends PlanColumns {
  id: number;
  timezone: string;
}
