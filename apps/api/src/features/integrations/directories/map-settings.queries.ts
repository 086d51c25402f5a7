import { sql, type SQL } from 'drizzle-orm';
import {
  directories,
  directoryFlags,
  directoryReviewDays,
  type Directory,
  type DirectoryListingState,
} from '@pinfold/contract/features/integrations/directory';
import type {
  DirectoryListing,
  DirectorySettings,
} from '@pinfold/contract/features/integrations/map-settings.endpoints';
import type { MapsConnection } from '@pinfold/contract/features/listings/location-filters';
import { containsText } from '../../../database/contains-text.ts';
import { rows } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import { companyFlags, requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { type LocationColumns, summaryOf } from '../../listings/location-rows.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { wireOf } from './directories.ts';
import type { DirectoryProblem } from './directories.table.ts';

/**
 * Every directory with its switch, and how many of the locations that the member sees it shows.
 * @throws Problem `feature_disabled`
 */
export async function readDirectorySettings(
  services: Services,
  member: Member,
): Promise<DirectorySettings[]> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'map_settings');
  const { companyId } = member;
  const counted = await rows<CountedRow>(
    queries,
    sql`select d.directory,
          count(*) filter (where d.state = 'published') as published,
          count(*) filter (where d.state in ('waiting', 'waiting_for_brand', 'in_review', 'publishing')) as waiting,
          count(*) filter (where d.state in ('rejected', 'failed', 'conflict')) as refused
        from directory_listings d
        where d.company_id = ${companyId} and ${locationScope(member, sql`d.location_id`)}
        group by d.directory`,
  );
  const enabled = await rows<{ directory: Directory }>(
    queries,
    sql`select distinct directory from directory_accounts where company_id = ${companyId} and status = 'complete'`,
  );
  const flags = await companyFlags(queries, services.config, companyId);
  const shown = directories.filter((directory) => flags.has(directoryFlags[directory]));
  return shown.map((directory) => ({
    directory,
    is_configured: wireOf(directory).isConfigured(services),
    is_enabled: enabled.some((account) => account.directory === directory),
    published: 0,
    waiting: 0,
    refused: 0,
    ...counted.find((counts) => counts.directory === directory),
  }));
}

interface CountedRow {
  directory: Directory;
  published: number;
  waiting: number;
  refused: number;
}

interface ListingFilters {
  q?: string | undefined;
  maps_integration_status?: MapsConnection | undefined;
}

/**
 * How far the locations that the member sees are with Bing, those with problems first.
 * @throws Problem `feature_disabled`
 */
export async function listBingListingsOf(
  services: Services,
  member: Member,
  { q: typed = '', maps_integration_status: status }: ListingFilters,
  paging: Paging,
): Promise<PageOf<DirectoryListing>> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'map_settings');
  const conditions: SQL[] = [
    sql`d.company_id = ${member.companyId} and d.directory = 'bing'`,
    locationScope(member, sql`d.location_id`),
    ...(typed.trim() === '' ? [] : [containsText(sql`l.search_text`, typed.trim())]),
    ...(status === undefined ? [] : [sql`l.bing_status = ${status}`]),
  ];
  const from = sql`from directory_listings d
    join locations l on l.company_id = d.company_id and l.id = d.location_id
    where ${sql.join(conditions, sql` and `)}`;
  const late = new Date(services.now().getTime() - directoryReviewDays * 86_400_000).toISOString();
  const found = await rows<ListingRow>(
    queries,
    sql`select d.location_id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code,
          l.is_verified, l.bing_status, d.state, d.problems, d.created_at, d.published_at, d.link,
          coalesce(d.published_at is null and d.created_at < ${late}::timestamptz, false) as is_late
        ${from}
        order by l.bing_status = 'publishing_of_information_failed' desc, l.city, l.address_line, l.id
        ${limitOffset(paging)}`,
  );
  return { count: await countFrom(queries, from), results: found.map(toListing) };
}

interface ListingRow extends LocationColumns {
  bing_status: MapsConnection;
  state: DirectoryListingState;
  problems: DirectoryProblem[];
  created_at: Moment | null;
  published_at: Moment | null;
  link: string;
  is_late: boolean;
}

function toListing(row: ListingRow): DirectoryListing {
  return {
    location: summaryOf(row),
    state: row.state,
    maps_integration_status: row.bing_status,
    problems: row.problems.map(({ code, field = null, message = '' }) => ({ code, field, message })),
    created_at: isoOf(row.created_at),
    published_at: isoOf(row.published_at),
    is_late: row.is_late,
    link: row.link,
  };
}
