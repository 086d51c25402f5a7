import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingUpdate } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { countRows, limitToPage, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import { members } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { users } from '../../session/session.table.ts';
import { wireChanges } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';
import { listingUpdates } from './listing-updates.table.ts';
import { translateProblem } from './update-problems.ts';

/** @throws Problem `not_found` */
export async function listUpdatesOf(
  queries: Queryable,
  member: Member,
  id: number,
  paging: Paging,
  language: Language,
) {
  const where = locationFilter(member, { facilities_ids: String(id) });
  const [location] = await queries.select({ id: locations.id }).from(locations).where(where);
  if (!location) throw new Problem('not_found');
  const ofLocation = and(
    eq(listingUpdates.companyId, member.companyId),
    eq(listingUpdates.locationId, location.id),
  );
  const count = await countRows(queries, listingUpdates, ofLocation);
  return { count, results: await updateRows(queries, ofLocation, language, paging) };
}

/** The newest edit of a location; null before the first. */
export async function lastUpdateOf(
  queries: Queryable,
  companyId: number,
  locationId: number,
  language: Language,
): Promise<ListingUpdate | null> {
  const ofLocation = and(eq(listingUpdates.companyId, companyId), eq(listingUpdates.locationId, locationId));
  const [last] = await updateRows(queries, ofLocation, language, { page: 1, page_size: 1 });
  return last ?? null;
}

/** Where some locations stand, and what the provider had against their last edits. */
export async function updateStatusesOf(
  queries: Queryable,
  member: Member,
  facilitiesIds: string,
  language: Language,
) {
  const found = await queries
    .select({ id: locations.id, status: locations.updateStatus })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: facilitiesIds }))
    .orderBy(locations.id);
  const lasts = await queries
    .selectDistinctOn([listingUpdates.locationId], {
      locationId: listingUpdates.locationId,
      problems: listingUpdates.problems,
    })
    .from(listingUpdates)
    .where(
      and(
        eq(listingUpdates.companyId, member.companyId),
        inArray(listingUpdates.locationId, [0, ...found.map(({ id }) => id)]),
      ),
    )
    .orderBy(listingUpdates.locationId, desc(listingUpdates.id));
  const problems = new Map(lasts.map((last) => [last.locationId, last.problems]));
  return {
    results: found.map(({ id, status }) => ({
      id,
      update_status: status,
      problems: (problems.get(id) ?? []).map((problem) => translateProblem(problem, language)),
    })),
  };
}

async function updateRows(
  queries: Queryable,
  where: SQL | undefined,
  language: Language,
  paging: Paging,
): Promise<ListingUpdate[]> {
  const ordered = queries
    .select({ update: listingUpdates, author: users.name })
    .from(listingUpdates)
    .leftJoin(
      members,
      and(eq(members.companyId, listingUpdates.companyId), eq(members.userId, listingUpdates.authorId)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(where)
    .orderBy(desc(listingUpdates.id))
    .$dynamic();
  const found = await limitToPage(ordered, paging);
  return found.map(({ update, author }) => ({
    id: update.id,
    status: update.status,
    fields: update.fields,
    before: wireChanges(saidBefore(update)),
    after: wireChanges(update.after),
    problems: update.problems.map((problem) => translateProblem(problem, language)),
    author,
    bulk_edit_id: update.bulkEditId,
    created_at: update.createdAt.toISOString(),
    finished_at: update.finishedAt?.toISOString() ?? null,
  }));
}

/** A decision about changes by others goes from what they made the provider say. */
function saidBefore({ before, against, fields }: typeof listingUpdates.$inferSelect): Partial<ListingFields> {
  const theirs = Object.entries(against ?? {}).filter(([field]) => fields.some((one) => one === field));
  return { ...before, ...Object.fromEntries(theirs) };
}
