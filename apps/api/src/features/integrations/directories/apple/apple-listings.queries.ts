import { sql, type SQL } from 'drizzle-orm';
import type { AppleListing } from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import {
  directoryReviewDays,
  type DirectoryListingState,
} from '@pinfold/contract/features/integrations/directory';
import { containsText } from '../../../../database/contains-text.ts';
import { rows } from '../../../../database/database.ts';
import { isoOf, type Moment } from '../../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../../database/page-of.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type LocationColumns, summaryOf } from '../../../listings/location-rows.ts';
import { locationScope } from '../../../listings/location-scope.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import { readAppleAccount } from './apple-account.ts';
import { shownProblem } from './apple-listings.service.ts';

interface ListingFilters {
  q?: string | undefined;
  state?: DirectoryListingState | undefined;
  locationId?: number;
}

/**
 * How far the locations of an account are with Apple, of those that the member sees; those with problems first.
 * @throws Problem `not_found`
 */
export async function listAppleListingsOf(
  services: Services,
  member: Member,
  accountId: number,
  { q: typed = '', state, locationId }: ListingFilters,
  paging: Paging,
): Promise<PageOf<AppleListing>> {
  const { queries } = services.database;
  await readAppleAccount(services, member, accountId);
  const conditions: SQL[] = [
    sql`d.company_id = ${member.companyId} and d.directory = 'apple' and d.account_id = ${accountId}`,
    locationScope(member, sql`d.location_id`),
    ...(typed.trim() === '' ? [] : [containsText(sql`l.search_text`, typed.trim())]),
    ...(state === undefined ? [sql`d.state <> 'off'`] : [sql`d.state = ${state}`]),
    ...(locationId === undefined ? [] : [sql`d.location_id = ${locationId}`]),
  ];
  const from = sql`from directory_listings d
    join locations l on l.company_id = d.company_id and l.id = d.location_id
    where ${sql.join(conditions, sql` and `)}`;
  const late = new Date(services.now().getTime() - directoryReviewDays * 86_400_000).toISOString();
  const found = await rows<ListingRow>(
    queries,
    sql`select d.location_id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code,
          l.is_verified, d.state, d.problems, d.created_at, d.published_at, d.link,
          d.state in ('in_review', 'publishing')
            and coalesce(d.published_at is null and d.created_at < ${late}::timestamptz, false) as is_late
        ${from}
        order by d.state in ('conflict', 'rejected', 'failed') desc, l.city, l.address_line, l.id
        ${limitOffset(paging)}`,
  );
  return { count: await countFrom(queries, from), results: found.map(toListing) };
}

/** @throws Problem `not_found` */
export async function readAppleListing(
  services: Services,
  member: Member,
  { accountId, locationId }: { accountId: number; locationId: number },
): Promise<AppleListing> {
  const paging = { page: 1, page_size: 1 };
  const { results } = await listAppleListingsOf(services, member, accountId, { locationId }, paging);
  const [listing] = results;
  if (!listing) throw new Problem('not_found');
  return listing;
}

interface ListingRow extends LocationColumns, Pick<AppleListing, 'state' | 'link' | 'is_late'> {
  problems: DirectoryProblem[];
  created_at: Moment | null;
  published_at: Moment | null;
}

function toListing(row: ListingRow): AppleListing {
  return {
    location: summaryOf(row),
    state: row.state,
    problems: row.problems.map(shownProblem),
    created_at: isoOf(row.created_at),
    published_at: isoOf(row.published_at),
    is_late: row.is_late,
    link: row.link,
  };
}
