import { sql, type SQL } from 'drizzle-orm';
import {
  actionMetrics,
  type InsightMetric,
  viewMetrics,
} from '@pinfold/contract/features/insights/insight-metrics';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { rowsOfPeriod } from '../../../database/whole-months.ts';
import { eachMetric } from '../collect/store-insight-days.ts';

/** Whose insights. */
export interface InsightSource {
  companyId: number;
  /** A list of ids. Left out: the whole company, which is added up by day already. */
  locationIds?: SQL | undefined;
}

/**
 * Rows of a period: the first day, every metric, and in `known` the days of locations that they add up: days, or whole
 * months where they may be.
 */
export function insightRows(source: InsightSource, period: Period, { byMonth }: { byMonth: boolean }): SQL {
  if (source.locationIds) return locationInsightRows(source, period, { byMonth });
  return sql`select d.day, d.locations as known, ${metrics} from insight_totals d
    where d.company_id = ${source.companyId} and ${isWithin(sql`d.day`, period)}`;
}

/** The same of each location by itself, with its `location_id`. */
export function locationInsightRows(
  source: InsightSource,
  period: Period,
  { byMonth }: { byMonth: boolean },
): SQL {
  return rowsOfPeriod(
    period,
    { months: (months) => monthRows(source, months), days: (days) => dayRows(source, days) },
    { byMonth },
  );
}

/** Of `insight_days d` or `insight_months d`; the company first, since each key begins with it. */
export function insightSourceCondition({ companyId, locationIds }: InsightSource): SQL {
  return sql`d.company_id = ${companyId} ${locationIds ? sql`and d.location_id in ${locationIds}` : sql``}`;
}

function monthRows(source: InsightSource, months: Period): SQL {
  return sql`select d.location_id, d.month as day, d.days as known, ${metrics} from insight_months d
    where ${insightSourceCondition(source)} and ${isWithin(sql`d.month`, months)}`;
}

function dayRows(source: InsightSource, days: readonly Period[]): SQL {
  return sql`select d.location_id, d.day, 1 as known, ${metrics} from insight_days d
    where ${insightSourceCondition(source)} and ${isWithin(sql`d.day`, ...days)}`;
}

const metrics = eachMetric((metric) => sql`d.${metric}::int8`);

/** Sums over rows `r`, each under the name of its metric; null where nothing is known. */
export const summedMetrics = eachMetric((metric) => sql`sum(r.${metric})::int8 as ${metric}`);

/** `viewsOf` as SQL, over the figures of a row. */
export const viewsIn = (row: string): SQL => knownSum(row, viewMetrics);

/** `actionsOf` as SQL, over the figures of a row. */
export const actionsIn = (row: string): SQL => knownSum(row, actionMetrics);

function knownSum(row: string, summed: readonly InsightMetric[]): SQL {
  const columns = summed.map((metric) => `${row}.${metric}`);
  const sum = columns.map((column) => `coalesce(${column}, 0)`).join(' + ');
  return sql.raw(`case when coalesce(${columns.join(', ')}) is not null then ${sum} end`);
}
