import { sql, type SQL } from 'drizzle-orm';
import type { AskedOffer } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../visible-locations.ts';

/** Listings that are offered the same: those of one category in one country. */
export interface CatalogKind {
  category: string;
  country: string;
  facilities_count: number;
}

/** Of which kinds the listings are that are asked about, as far as the member sees them. */
export async function offeredKinds(
  queries: Queryable,
  member: Member,
  { facilities_ids, category, country }: AskedOffer,
): Promise<CatalogKind[]> {
  if (category && country) return [{ category: categoryKey(category), country, facilities_count: 0 }];
  return rows<CatalogKind>(
    queries,
    sql`select primary_category as category, country, count(*)::int4 as facilities_count
        from locations where ${askedAbout(member, facilities_ids ?? [])} and primary_category <> ''
        group by primary_category, country order by count(*) desc`,
  );
}

/** The condition for those locations of a list that the member sees. */
export function askedAbout(member: Member, ids: readonly number[]): SQL {
  const visible = visibleTo(member, sql`locations.id`);
  const named = sql`company_id = ${member.companyId} and locations.id = any(${int8Array(ids)})`;
  return visible ? sql`${named} and ${visible}` : named;
}
