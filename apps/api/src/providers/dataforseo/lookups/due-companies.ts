import { sql, type SQL } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { rows } from '../../../database/database.ts';
import { planColumns, type PlanColumns, planStateOfRow } from '../../../database/plan-columns.ts';
import type { Services } from '../../../services.ts';

/** A company whose positions are to be looked up now. */
interface DueCompany {
  companyId: number;
  /** Its today, YYYY-MM-DD. */
  day: string;
}

/**
 * Returns those of some companies, `c` in the condition, that monitor, whose plan has not ended, and whose day has come to
 * the hour of looking up.
 */
export async function dueCompanies({ config, database, now }: Services, which: SQL): Promise<DueCompany[]> {
  const moment = now();
  const found = await rows<CompanyRow>(
    database.queries,
    sql`select c.id::int8 as id, c.timezone, ${planColumns}
        from companies c
        where not ('monitoring' = any(c.disabled_modules)) and (${which})
        order by c.id`,
  );
  return found.flatMap((row) => {
    if (planStateOfRow(row, moment) !== 'active') return [];
    const { date, minutes } = localTime(moment, row.timezone);
    return minutes >= config.PINFOLD_RANK_HOUR * 60 ? [{ companyId: row.id, day: date }] : [];
  });
}

interface CompanyRow extends PlanColumns {
  id: number;
  timezone: string;
}
