import { sql } from 'drizzle-orm';
import { mostInsightFacilities } from '@pinfold/contract/features/insights/insights.endpoints';
import {
  lastOldInsightDay,
  type OldInsightMetric,
  oldInsightMetrics,
} from '@pinfold/contract/features/insights/old-insights';
import type { OldInsights } from '@pinfold/contract/features/insights/old-insights.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { type Archive, archivedFigures, type ArchiveSearch } from '../../listings/archived-figures.ts';

/** A row for each location and day. */
export const oldInsightArchive: Archive<OldInsightMetric> = {
  table: 'old_insight_days',
  metrics: oldInsightMetrics,
  lastDay: lastOldInsightDay,
  ended: 'archive_faults.old_insights_ended',
  order: sql`coalesce(sum(i.views_maps), 0) + coalesce(sum(i.views_search), 0) desc`,
};

/**
 * Searches, views and actions at the locations that the member may see, from the archive.
 * @throws Problem `period_invalid` for days after 30 March 2023, an end before the begin, or more than 18 months
 */
export function oldInsightsOf(
  queries: Queryable,
  member: Member,
  search: ArchiveSearch,
): Promise<OldInsights> {
  return archivedFigures(queries, oldInsightArchive, member, search, mostInsightFacilities);
}
