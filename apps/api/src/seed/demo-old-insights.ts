import { sql } from 'drizzle-orm';
import {
  lastOldInsightDay,
  type OldInsightMetric,
  oldInsightMetrics,
} from '@pinfold/contract/features/insights/old-insights';
import type { Services } from '../services.ts';
import { type ArchivedDay, archivedDaysOf } from './archived-days.ts';

const days = {
  first: '2021-10-01',
  last: lastOldInsightDay,
  unknown: new Set(['2022-06-14', '2022-06-15']),
};

/**
 * The archive of a company's former insights, as if it had been read until Google ended them: October 2021 to March
 * 2023, the same on every run. Nothing else fills the archive.
 */
export async function seedOldInsights({ database }: Services, companyId: number): Promise<void> {
  const found = await archivedDaysOf(database.queries, companyId, days);
  const archive = found.map((day) => ({
    company_id: companyId,
    location_id: day.locationId,
    day: day.day,
    ...countsOf(day),
  }));
  const columns = sql.raw(['company_id', 'location_id', 'day', ...oldInsightMetrics].join(', '));
  // One parameter, since the rows have more values than a statement takes parameters.
  await database.queries.execute(
    sql`insert into old_insight_days (${columns})
        select ${columns} from jsonb_populate_recordset(null::old_insight_days, ${JSON.stringify(archive)}::jsonb)`,
  );
}

/** What people did on the profile of a café on a day. */
function countsOf({ day, factor, size, draw }: ArchivedDay): Record<OldInsightMetric, number> {
  const usual = (160 + 320 * size) * factor * seasonOf(day);
  const share = (which: number, of: number, from: number, to: number) =>
    Math.round(of * (from + (to - from) * draw(which)));
  const maps = share(0, usual, 0.8, 1.2);
  const search = share(1, usual, 0.3, 0.5);
  const indirect = share(2, maps + search, 0.5, 0.6);
  return {
    queries_direct: share(3, maps + search, 0.25, 0.35),
    queries_indirect: indirect,
    // Google counts them among the indirect ones.
    queries_chain: share(4, indirect, 0.05, 0.1),
    views_maps: maps,
    views_search: search,
    actions_website: share(5, search, 0.01, 0.06),
    actions_phone: share(6, maps, 0, 0.015),
    actions_driving_directions: share(7, maps, 0.01, 0.05),
  };
}

/** The pandemic kept people at home in the winter of 2021; later the terraces draw them from May to September. */
function seasonOf(day: string): number {
  if (day >= '2021-11-15' && day < '2022-03-01') return 0.55;
  const month = Number(day.slice(5, 7));
  return month >= 5 && month <= 9 ? 1.25 : 1;
}
