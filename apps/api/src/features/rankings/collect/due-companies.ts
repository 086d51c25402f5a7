import { sql, type SQL } from 'drizzle-orm';
import { planStateOf } from '@pinfold/contract/access/plan';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';

/** A company whose positions are to be looked up now. */
export interface DueCompany {
  companyId: number;
  /** Its today, YYYY-MM-DD. */
  day: string;
}

/** Companies that watch anything, may do so by their plan, and whose day has come to the hour of looking up. */
export function dueCompanies(services: Services): Promise<DueCompany[]> {
  return dueOf(
    services,
    sql`exists (select from keywords k where k.company_id = c.id)
        or exists (select from rank_grids g where g.company_id = c.id and g.next_scan_on is not null)`,
  );
}

/** The same for one of them. */
export async function dueCompany(services: Services, companyId: number): Promise<DueCompany | undefined> {
  const [due] = await dueOf(services, sql`c.id = ${companyId}`);
  return due;
}

async function dueOf({ config, database, now }: Services, which: SQL): Promise<DueCompany[]> {
  const moment = now();
  const found = await permitted(database.queries, which);
  return found.flatMap((row) => {
    const terms = {
      expires_at: row.plan_expires_at === null ? null : new Date(row.plan_expires_at).toISOString(),
      is_unpaid: row.plan_is_unpaid,
      is_free_trial: row.plan_is_free_trial,
    };
    if (planStateOf(terms, moment.getTime()) !== 'active') return [];
    const { date, minutes } = localTime(moment, row.timezone);
    return minutes >= config.PINFOLD_RANK_HOUR * 60 ? [{ companyId: row.id, day: date }] : [];
  });
}

function permitted(queries: Queryable, which: SQL): Promise<CompanyRow[]> {
  return rows<CompanyRow>(
    queries,
    sql`select c.id::int8 as id, c.timezone, c.plan_expires_at, c.plan_is_unpaid, c.plan_is_free_trial
        from companies c
        where not ('monitoring' = any(c.disabled_modules)) and 'local_positions' = any(c.plan_capabilities)
          and (${which})
        order by c.id`,
  );
}

interface CompanyRow {
  id: number;
  timezone: string;
  plan_expires_at: string | Date | null;
  plan_is_unpaid: boolean;
  plan_is_free_trial: boolean;
}
