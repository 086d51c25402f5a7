import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { batchStatusOf } from '@pinfold/contract/batch-status';
import {
  bulkEditSeconds,
  bulkItemStatus,
  type BulkItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type {
  BulkEditItem,
  BulkEditProgress,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import {
  countFrom,
  countRows,
  limitOffset,
  limitToPage,
  type PageOf,
  type Paging,
} from '../../../database/page-of.ts';
import { decisionSeconds } from '../../../delivery/enqueue-spread.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { wireChanges } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { summaryColumns, toSummary } from '../location-rows.ts';
import { listingUpdates, openStatusesInSql } from '../updates/listing-updates.table.ts';
import { callsOf } from '../updates/google-delivery.ts';
import { translateProblem } from '../updates/update-problems.ts';
import { visibleTo } from '../visible-locations.ts';

export async function listBulkEditsOf(queries: Queryable, member: Member, paging: Paging) {
  const count = await countFrom(queries, sql`from bulk_edits b where ${seen(member)}`);
  const results = await progressRows(
    queries,
    member,
    sql`select b.* from bulk_edits b where ${seen(member)} order by b.id desc ${limitOffset(paging)}`,
  );
  return { count, results };
}

/** @throws Problem `not_found` */
export async function requireBulkEdit(
  queries: Queryable,
  member: Member,
  id: number,
): Promise<BulkEditProgress> {
  const [found] = await progressRows(
    queries,
    member,
    sql`select b.* from bulk_edits b where ${seen(member)} and b.id = ${id}`,
  );
  if (!found) throw new Problem('not_found');
  return found;
}

/** A member of some locations sees the bulk edits that touch them. */
function seen(member: Member): SQL {
  const ofCompany = sql`b.company_id = ${member.companyId}`;
  const visible = visibleTo(member, sql`i.location_id`);
  return visible
    ? sql`${ofCompany} and exists (select 1 from listing_updates i
        where i.company_id = b.company_id and i.bulk_edit_id = b.id and ${visible})`
    : ofCompany;
}

/** Counts only the locations that the member sees. */
async function progressRows(queries: Queryable, member: Member, chosen: SQL): Promise<BulkEditProgress[]> {
  const visible = visibleTo(member, sql`i.location_id`);
  const found = await rows<ProgressRow>(
    queries,
    sql`select b.id::int8 as id, b.created_at, b.finished_at, b.paused_at, b.fields, b.reverts_id::int8 as reverts_id,
          u.name as author, c.*, o.open_kinds,
          ${
            visible
              ? sql`exists (select 1 from listing_updates i
            where i.company_id = b.company_id and i.bulk_edit_id = b.id and not (${visible}))`
              : sql`false`
          } as concerns_other_locations,
          (select max(r.id)::int8 from bulk_edits r where r.company_id = b.company_id and r.reverts_id = b.id) as reverted_by_id
        from (${chosen}) b left join users u on u.id = b.author_id
        cross join lateral (
          select count(*) as total,
            count(*) filter (where i.status = 'pending') as pending,
            count(*) filter (where i.status = 'in_progress') as in_progress,
            count(*) filter (where i.status = 'failed') as failed
          from listing_updates i
          where i.company_id = b.company_id and i.bulk_edit_id = b.id ${visible ? sql`and ${visible}` : sql``}) c
        cross join lateral (
          select coalesce(json_agg(kinds), '[]') as open_kinds from (
            select i.fields, count(*)::int4 as count from listing_updates i
            where i.company_id = b.company_id and i.bulk_edit_id = b.id and i.status in ${openStatusesInSql}
              ${visible ? sql`and ${visible}` : sql``}
            group by i.fields) kinds) o
        order by b.id desc`,
  );
  return found.map(toProgress);
}

interface ProgressRow {
  id: number;
  created_at: Moment;
  finished_at: Moment | null;
  paused_at: Moment | null;
  fields: ListingField[];
  reverts_id: number | null;
  reverted_by_id: number | null;
  concerns_other_locations: boolean;
  author: string | null;
  total: number;
  pending: number;
  in_progress: number;
  failed: number;
  /** What is open, by the fields that it changes. */
  open_kinds: { fields: ListingField[]; count: number }[];
}

function toProgress(row: ProgressRow): BulkEditProgress {
  const counts = {
    total: row.total,
    pending: row.pending,
    in_progress: row.in_progress,
    failed: row.failed,
  };
  const open = counts.pending + counts.in_progress;
  const calls = row.open_kinds.flatMap((kind) =>
    Array.from({ length: kind.count }, () => callsOf(kind.fields)),
  );
  const moves = row.finished_at === null && row.paused_at === null;
  return {
    id: row.id,
    status: batchStatusOf({ processing: open, failed: counts.failed }, row.finished_at !== null),
    is_paused: row.paused_at !== null,
    created_at: isoOf(row.created_at),
    finished_at: isoOf(row.finished_at),
    author: row.author ?? '',
    fields: row.fields,
    ...counts,
    ok: counts.total - open - counts.failed,
    seconds_left: moves ? bulkEditSeconds(calls) + decisionSeconds : null,
    reverts_id: row.reverts_id,
    reverted_by_id: row.reverted_by_id,
    concerns_other_locations: row.concerns_other_locations,
  };
}

/** The locations of a bulk edit that the member sees, each with what became of it. */
export async function listBulkItemsOf(
  queries: Queryable,
  member: Member,
  id: number,
  { status, ...paging }: Paging & { status?: number | undefined },
  language: Language,
): Promise<PageOf<BulkEditItem>> {
  await requireBulkEdit(queries, member, id);
  const where = and(
    eq(listingUpdates.companyId, member.companyId),
    eq(listingUpdates.bulkEditId, id),
    visibleTo(member, listingUpdates.locationId),
    status === undefined ? undefined : inArray(listingUpdates.status, statusesOf(status)),
  );
  const count = await countRows(queries, listingUpdates, where);
  const ordered = queries
    .select({ update: listingUpdates, location: summaryColumns })
    .from(listingUpdates)
    .innerJoin(
      locations,
      and(eq(locations.companyId, listingUpdates.companyId), eq(locations.id, listingUpdates.locationId)),
    )
    .where(where)
    .orderBy(asc(listingUpdates.id))
    .$dynamic();
  const found = await limitToPage(ordered, paging);
  return {
    count,
    results: found.map(({ update, location }) => ({
      ...toSummary(location),
      status: itemStatuses[update.status],
      fields: update.fields,
      before: wireChanges(update.before),
      after: wireChanges(update.after),
      problems: update.problems.map((problem) => translateProblem(problem, language)),
    })),
  };
}

function statusesOf(status: number): UpdateStatus[] {
  const all = Object.entries(itemStatuses) as [UpdateStatus, BulkItemStatus][];
  return all.filter(([, item]) => item === status).map(([update]) => update);
}

const itemStatuses: Record<UpdateStatus, BulkItemStatus> = {
  pending: bulkItemStatus.pending,
  in_progress: bulkItemStatus.inProgress,
  ok: bulkItemStatus.ok,
  external_change: bulkItemStatus.ok,
  no_data: bulkItemStatus.ok,
  failed: bulkItemStatus.failed,
};
