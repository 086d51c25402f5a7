import { getTableColumns } from 'drizzle-orm';
import type { Listing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { listingFieldsOf, wireListing } from './listing-fields.ts';
import { locations } from './listings.table.ts';
import { locationFilter } from './location-filter.ts';
import { groupId, toItem } from './location-rows.ts';
import { lastUpdateOf } from './updates/listing-updates.queries.ts';
import { translateProblem } from './updates/update-problems.ts';

/**
 * One location with all that its listing says.
 * @throws Problem `not_found`
 */
export async function requireListing(
  queries: Queryable,
  member: Member,
  id: number,
  language: Language,
): Promise<Listing> {
  const [row] = await queries
    .select({ ...getTableColumns(locations), groupId })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  return {
    ...toItem(row),
    ...wireListing(listingFieldsOf(row)),
    version: row.version,
    google_account_id: row.googleAccountId,
    place_id: row.placeId,
    new_review_url: row.newReviewUrl,
    maps_url: row.mapsUrl,
    creation_in_progress: row.creation === 'in_progress',
    creation_problems: row.creationProblems?.map((problem) => translateProblem(problem, language)) ?? [],
    last_update: await lastUpdateOf(queries, member.companyId, row.id, language),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}
