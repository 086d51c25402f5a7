import { sql, type SQL } from 'drizzle-orm';
import { dashboardPeriod, usualDashboardDays } from '@pinfold/contract/features/dashboard/dashboard';
import { formulaVersion, indicatorIds, knownValue } from '@pinfold/contract/features/dashboard/indicator';
import { overallScore } from '@pinfold/contract/features/dashboard/overall-score';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { rows } from '../../database/database.ts';
import { planColumns, planStateOfRow, type PlanColumns } from '../../database/plan-columns.ts';
import { isImportUnderWay } from '../../import-under-way.ts';
import type { IndicatorSources, IndicatorViewer } from '../../indicator-sources.ts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import { refreshQuality } from '../listings/quality/refresh-quality.ts';
import { scoreDays, type StoredIndicator } from './dashboard.table.ts';
import { readIndicators, valuesOfFigures } from './read-indicators.ts';

/** The hour of a company's night from which yesterday is scored; by then its last lookups have been answered. */
const scoreHour = 2;

/** Jobs that score every company once a night. */
export function dashboardJobs(sources: IndicatorSources): Job[] {
  const recordScore = defineJob<{ companyId: number }>({
    name: 'record-score',
    concurrency: 2,
    subject: ({ companyId }) => String(companyId),
    async run(services, { companyId }) {
      const [due] = await dueCompanies(services, sql`c.id = ${companyId}`);
      if (!due) return;
      await refreshQuality(services, companyId);
      await recordDay(services, sources, due);
    },
  });
  const planScores = defineJob({
    name: 'plan-scores',
    concurrency: 1,
    everySeconds: 1800,
    subject: () => 'all',
    async run(services) {
      const due = await dueCompanies(services, sql`true`);
      await services.jobs.enqueue(
        services.database.queries,
        recordScore,
        due.map(({ viewer }) => ({ payload: { companyId: viewer.companyId } })),
      );
    },
  });
  return [planScores, recordScore as Job];
}

interface DueCompany {
  viewer: IndicatorViewer;
  /** Yesterday for the company, YYYY-MM-DD. */
  day: string;
}

/**
 * Companies with locations whose plan runs, whose night has come and whose yesterday is not scored yet. The first score
 * waits for an import, since it would be of those locations alone that have come so far, and a stored one stays.
 */
async function dueCompanies({ database, now }: Services, which: SQL): Promise<DueCompany[]> {
  const moment = now();
  const found = await rows<CompanyRow>(
    database.queries,
    sql`select c.id::int8 as id, c.timezone, c.plan_capabilities, c.disabled_modules, ${planColumns},
          (select max(s.day)::text from score_days s where s.company_id = c.id) as scored_to,
          ${isImportUnderWay(sql`c.id`)} as is_importing
        from companies c
        where (${which}) and not ('dashboard' = any(c.disabled_modules))
          and exists (select from locations l where l.company_id = c.id and l.is_owner)
        order by c.id`,
  );
  return found.flatMap((row) => {
    if (planStateOfRow(row, moment) !== 'active') return [];
    if (row.scored_to === null && row.is_importing) return [];
    const { date: today, minutes } = localTime(moment, row.timezone);
    const day = addDays(today, -1);
    if (minutes < scoreHour * 60 || (row.scored_to !== null && row.scored_to >= day)) return [];
    return [{ viewer: wholeCompany(row), day }];
  });
}

interface CompanyRow extends PlanColumns {
  id: number;
  timezone: string;
  plan_capabilities: IndicatorViewer['planCapabilities'];
  disabled_modules: IndicatorViewer['disabledModules'];
  scored_to: string | null;
  is_importing: boolean;
}

function wholeCompany(row: CompanyRow): IndicatorViewer {
  return {
    companyId: row.id,
    // Nobody: all locations are seen.
    userId: 0,
    seesAllLocations: true,
    timezone: row.timezone,
    planCapabilities: row.plan_capabilities,
    disabledModules: row.disabled_modules,
  };
}

/** Stores the score of a day; one that is stored stays. A run that is killed has stored it or not, and is run again. */
export async function recordDay(
  services: Services,
  sources: IndicatorSources,
  { viewer, day }: DueCompany,
): Promise<void> {
  const period = dashboardPeriod(usualDashboardDays, addDays(day, 1));
  const figures = await readIndicators(services, sources, viewer, period);
  const { score, coverage } = overallScore(valuesOfFigures(figures));
  const indicators = indicatorIds.map((id): [string, StoredIndicator] => {
    const { reading, pieces } = figures[id];
    const isState = sources[id].kind === 'state';
    return [id, { state: reading.state, value: knownValue(reading), ...(isState && pieces && { pieces }) }];
  });
  const row = {
    companyId: viewer.companyId,
    day,
    score,
    coverage,
    indicators: Object.fromEntries(indicators),
    formulaVersion,
  };
  await services.database.queries.transaction(async (tx) => {
    await tx.insert(scoreDays).values(row).onConflictDoNothing();
  });
}
