import { sql, type SQL } from 'drizzle-orm';
import type { FacebookListing } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import { containsText } from '../../../../database/contains-text.ts';
import { rows } from '../../../../database/database.ts';
import { isoOf, type Moment } from '../../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../../database/page-of.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type LocationColumns, summaryOf } from '../../../listings/location-rows.ts';
import { locationScope } from '../../../listings/location-scope.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import { readFacebookAccount } from './facebook-account.ts';

/**
 * How far the linked pages of an account are, of locations that the member sees; those with problems first.
 * @throws Problem `not_found`
 */
export async function listFacebookListingsOf(
  services: Services,
  member: Member,
  accountId: number,
  { q: typed = '' }: { q?: string | undefined },
  paging: Paging,
): Promise<PageOf<FacebookListing>> {
  const { queries } = services.database;
  await readFacebookAccount(services, member, accountId);
  const conditions: SQL[] = [
    sql`d.company_id = ${member.companyId} and d.directory = 'facebook' and d.account_id = ${accountId}
      and d.state <> 'off'`,
    locationScope(member, sql`d.location_id`),
    ...(typed.trim() === '' ? [] : [containsText(sql`l.search_text`, typed.trim())]),
  ];
  const from = sql`from directory_listings d
    join locations l on l.company_id = d.company_id and l.id = d.location_id
    where ${sql.join(conditions, sql` and `)}`;
  const found = await rows<ListingRow>(
    queries,
    sql`select d.location_id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code,
          l.is_verified, d.external_id, d.state, d.problems, d.published_at, d.link
        ${from}
        order by d.state in ('rejected', 'failed') desc, l.city, l.address_line, l.id
        ${limitOffset(paging)}`,
  );
  return { count: await countFrom(queries, from), results: found.map(toListing) };
}

interface ListingRow extends LocationColumns, Pick<FacebookListing, 'state' | 'link'> {
  external_id: string;
  problems: DirectoryProblem[];
  published_at: Moment | null;
}

function toListing(row: ListingRow): FacebookListing {
  return {
    location: summaryOf(row),
    page_id: row.external_id,
    link: row.link,
    state: row.state,
    problems: row.problems.map(({ code, field = null, message = '' }) => ({ code, field, message })),
    published_at: isoOf(row.published_at),
  };
}
