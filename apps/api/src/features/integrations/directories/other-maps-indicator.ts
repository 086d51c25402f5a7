import { sql } from 'drizzle-orm';
import { valueOfPieces } from '@pinfold/contract/features/dashboard/indicator';
import { directoryReviewDays, type Directory } from '@pinfold/contract/features/integrations/directory';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { rows } from '../../../database/database.ts';
import type { IndicatorOf } from '../../../indicator-sources.ts';
import { locationScope } from '../../listings/location-scope.ts';

/**
 * Reads how many of a viewer's locations the directories show that are switched on, as they do now. A location counts
 * from when its directory has decided about it, or should have.
 */
export const otherMapsIndicator: IndicatorOf = async ({ database, now }, viewer) => {
  const { companyId } = viewer;
  const late = new Date(now().getTime() - directoryReviewDays * 86_400_000).toISOString();
  const found = await rows<ShownRow>(
    database.queries,
    sql`select a.directory,
          count(d.location_id) filter (where d.published_at is not null and d.state not in ('rejected', 'failed')) as shown,
          count(d.location_id) filter (
            where d.published_at is not null or d.state in ('rejected', 'failed') or d.created_at < ${late}::timestamptz
          ) as decided
        from directory_accounts a
        left join directory_listings d
          on d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory and d.state not in ('off', 'removing')
          and ${locationScope(viewer, sql`d.location_id`)}
        where a.company_id = ${companyId} and a.status = 'complete'
        group by a.directory order by a.directory`,
  );
  if (found.length === 0) {
    if (!viewer.planCapabilities.includes('bing_maps')) return { reading: { state: 'not_in_plan' } };
    return { reading: { state: 'not_set_up', missing: 'other_maps' } };
  }
  const pieces = found
    .filter(({ decided }) => decided > 0)
    .map(({ directory, shown, decided }) => ({
      key: directory,
      weight: decided,
      value: (shown / decided) * 100,
    }));
  if (pieces.length === 0) return { reading: { state: 'waiting', until: null } };
  const measuredOn = localTime(now(), viewer.timezone).date;
  return { reading: { state: 'known', value: valueOfPieces(pieces), measuredOn }, pieces };
};

interface ShownRow {
  directory: Directory;
  /** Locations that it shows, be it as they were before the last change. */
  shown: number;
  decided: number;
}
