import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { BulkEditItem } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { itemStatus, type ItemStatus } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../listings.table.ts';
import { summaryColumns, toSummary } from '../location-rows.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';
import { problemInWords } from '../updates/problem-words.ts';
import { wireChanges } from '../updates/wire-changes.ts';
import { visibleTo } from '../visible-locations.ts';
import { requireBulkEdit } from './bulk-edits.queries.ts';

interface Paging {
  page: number;
  page_size: number;
  status?: number | undefined;
}

/** The locations of a bulk edit that the member sees, each with what became of it. */
export async function listItemsOf(
  queries: Queryable,
  member: Member,
  id: number,
  { page, page_size, status }: Paging,
  language: Language,
): Promise<{ count: number; results: BulkEditItem[] }> {
  await requireBulkEdit(queries, member, id);
  const where = and(
    eq(listingUpdates.companyId, member.companyId),
    eq(listingUpdates.bulkEditId, id),
    visibleTo(member, listingUpdates.locationId),
    status === undefined ? undefined : inArray(listingUpdates.status, statusesOf(status)),
  );
  const [total] = await queries.select({ count: count() }).from(listingUpdates).where(where);
  const found = await queries
    .select({ update: listingUpdates, location: summaryColumns })
    .from(listingUpdates)
    .innerJoin(
      locations,
      and(eq(locations.companyId, listingUpdates.companyId), eq(locations.id, listingUpdates.locationId)),
    )
    .where(where)
    .orderBy(asc(listingUpdates.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return {
    count: total?.count ?? 0,
    results: found.map(({ update, location }) => ({
      ...toSummary(location),
      status: itemStatuses[update.status],
      fields: update.fields,
      before: wireChanges(update.before),
      after: wireChanges(update.after),
      problems: update.problems.map((problem) => problemInWords(problem, language)),
    })),
  };
}

function statusesOf(status: number): UpdateStatus[] {
  const all = Object.entries(itemStatuses) as [UpdateStatus, ItemStatus][];
  return all.filter(([, item]) => item === status).map(([update]) => update);
}

const itemStatuses: Record<UpdateStatus, ItemStatus> = {
  pending: itemStatus.pending,
  in_progress: itemStatus.inProgress,
  ok: itemStatus.ok,
  external_change: itemStatus.ok,
  no_data: itemStatus.ok,
  failed: itemStatus.failed,
};
