import { sql } from 'drizzle-orm';
import {
  mostInsightLocations,
  type PostInsights,
} from '@pinfold/contract/features/publications/post-insights.endpoints';
import {
  lastPostInsightDay,
  type PostInsightMetric,
  postInsightMetrics,
} from '@pinfold/contract/features/publications/post-insights';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { type Archive, archivedFigures, type ArchiveSearch } from '../../listings/archived-figures.ts';

/** A row for each post, location and day. */
const archive: Archive<PostInsightMetric> = {
  table: 'post_insights',
  metrics: postInsightMetrics,
  lastDay: lastPostInsightDay,
  ended: 'archive_faults.post_insights_ended',
  order: sql`sum(i.views) desc, sum(i.action_clicks) desc`,
};

/**
 * Views and clicks of posts at the locations that the member may see, from the archive.
 * @throws Problem `period_invalid` for days after 28 February 2023, an end before the begin, or more than 18 months
 */
export function postInsightsOf(
  queries: Queryable,
  member: Member,
  search: ArchiveSearch,
): Promise<PostInsights> {
  return archivedFigures(queries, archive, member, search, mostInsightLocations);
}
