import { sql } from 'drizzle-orm';
import { type IndicatorPiece, valueOfPieces } from '@pinfold/contract/features/dashboard/indicator';
import { directoryReviewDays, type Directory } from '@pinfold/contract/features/integrations/directory';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { rows } from '../../../database/database.ts';
import type { IndicatorOf, IndicatorStep } from '../../../indicator-sources.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { atRest } from './write-directory-listings.ts';

/**
 * Reads how many of a viewer's locations the directories show that are switched on, as they do now, and what they would
 * show without what they refused. A location counts from when its directory has decided about it, or should have.
 */
export const otherMapsIndicator: IndicatorOf = async ({ database, now }, viewer) => {
  const { companyId } = viewer;
  const late = new Date(now().getTime() - directoryReviewDays * 86_400_000).toISOString();
  const found = await rows<ShownRow>(
    database.queries,
    sql`select a.directory,
          count(d.location_id) filter (where d.published_at is not null and d.state not in ('rejected', 'failed')) as shown,
          count(d.location_id) filter (where d.state in ('rejected', 'failed')) as refused,
          count(d.location_id) filter (
            where d.published_at is not null or d.state in ('rejected', 'failed') or d.created_at < ${late}::timestamptz
          ) as decided
        from directory_accounts a
        left join directory_listings d
          on d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory and d.state not in ${atRest}
          and ${locationScope(viewer, sql`d.location_id`)}
        where a.company_id = ${companyId} and a.status = 'complete'
        group by a.directory order by a.directory`,
  );
  if (found.length === 0) {
    if (!viewer.planCapabilities.includes('bing_maps')) return { reading: { state: 'not_in_plan' } };
    return { reading: { state: 'not_set_up', missing: 'other_maps' } };
  }
  const decided = found.filter((row) => row.decided > 0);
  if (decided.length === 0) return { reading: { state: 'waiting', until: null } };
  const pieces = decided.map((row) => pieceOf(row, row.shown));
  const steps = decided
    .filter(({ refused }) => refused > 0)
    .map(({ directory, refused }): IndicatorStep => ({
      indicator: 'other_maps',
      part: directory,
      count: refused,
      value: valueOfPieces(
        decided.map((row) => pieceOf(row, row.directory === directory ? row.shown + refused : row.shown)),
      ),
      permission: 'manage_company_data',
      target: targets[directory],
    }));
  const measuredOn = localTime(now(), viewer.timezone).date;
  return { reading: { state: 'known', value: valueOfPieces(pieces), measuredOn }, pieces, steps };
};

/** Where people see what a directory refused. */
const targets: Readonly<Record<Directory, IndicatorStep['target']>> = {
  apple: { screen: 'apple_accounts', filters: {} },
  bing: {
    screen: 'map_settings',
    filters: { maps_integration_status: 'publishing_of_information_failed' },
  },
  facebook: { screen: 'facebook_accounts', filters: {} },
};

interface ShownRow {
  directory: Directory;
  /** Locations that it shows, be it as they were before the last change. */
  shown: number;
  decided: number;
  /** Of `decided`. */
  refused: number;
}

function pieceOf({ directory, decided }: ShownRow, shown: number): IndicatorPiece {
  return { key: directory, weight: decided, value: (shown / decided) * 100 };
}
