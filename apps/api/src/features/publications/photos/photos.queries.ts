import { sql, type SQL } from 'drizzle-orm';
import { batchStatusOf } from '@pinfold/contract/batch-status';
import type { PhotoBatchAction, PhotoCategory } from '@pinfold/contract/features/publications/photo';
import type {
  Photo,
  PhotoBatch,
  PhotoBatchItem,
  PhotoFilters,
} from '@pinfold/contract/features/publications/photos.endpoints';
import {
  itemStatus,
  type ItemProblem,
  type ItemStatus,
} from '@pinfold/contract/features/publications/post-status';
import { rows, type Queryable } from '../../../database/database.ts';
import { idsIn, int8Array } from '../../../database/int8.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import { secondsLeft } from '../../../delivery/enqueue-spread.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { type LocationColumns, summaryOf } from '../../listings/location-rows.ts';
import { photoAddressForMember } from '../pictures/picture-address.ts';
import { fromGoogleCategory, googleNamesOf, sortedGoogleNames } from './google-category.ts';

/** Photos of the locations that the member may see, newest first. */
export async function listPhotosOf(
  services: Services,
  member: Member,
  filter: PhotoFilters,
  paging: Paging,
): Promise<PageOf<Photo>> {
  const { queries } = services.database;
  const from = sql`from location_photos p join locations l on l.company_id = p.company_id and l.id = p.location_id
    where p.company_id = ${member.companyId} and ${matches(member, filter)}`;
  const items = (condition: SQL) =>
    sql`exists (select 1 from photo_batch_items i where i.company_id = p.company_id and i.google_name = p.google_name and ${condition})`;
  const found = await rows<PhotoRow>(
    queries,
    sql`select p.id::int8 as id, p.category, p.type, p.width, p.height, p.created_at, ${locationColumns},
          ${items(sql`i.upload_id is null and ${isOpen}`)} as is_deleting, ${items(sql`i.upload_id is not null`)} as is_own
        ${from} order by p.created_at desc, p.id desc ${limitOffset(paging)}`,
  );
  return {
    count: await countFrom(queries, from),
    results: found.map((row) => toPhoto(services, member, row)),
  };
}

function matches(member: Member, { category, facilities_ids, groups }: PhotoFilters): SQL {
  const inScope = locationScope(member, sql`p.location_id`, {
    ids: facilities_ids ? idsIn(facilities_ids) : undefined,
    groups: groups ? idsIn(groups) : undefined,
  });
  if (category === undefined) return inScope;
  const names = googleNamesOf(category);
  return names
    ? sql`${inScope} and p.category = any(${sql.param(names)}::text[])`
    : sql`${inScope} and p.category <> all(${sql.param(sortedGoogleNames)}::text[])`;
}

/** The batches that touch locations of the member, newest first; only items of those are counted. */
export async function listBatchesOf(
  queries: Queryable,
  member: Member,
  paging: Paging,
  now: Date,
): Promise<PageOf<PhotoBatch>> {
  const from = batchesOf(member);
  const found = await rows<BatchRow>(
    queries,
    sql`select ${batchColumns} ${from} order by b.id desc ${limitOffset(paging)}`,
  );
  return { count: await countFrom(queries, from), results: found.map((row) => toBatch(row, now)) };
}

/** @throws Problem `not_found` */
export async function photoBatchOf(
  queries: Queryable,
  member: Member,
  id: number,
  now: Date,
): Promise<PhotoBatch> {
  const [row] = await rows<BatchRow>(
    queries,
    sql`select ${batchColumns} ${batchesOf(member)} and b.id = ${id}`,
  );
  if (!row) throw new Problem('not_found');
  return toBatch(row, now);
}

const statusesOf: Record<'processing' | 'done' | 'failed', readonly ItemStatus[]> = {
  processing: [itemStatus.waiting, itemStatus.sending],
  done: [itemStatus.published],
  failed: [itemStatus.notPublished],
};

/**
 * What became of each photo at each location of the member.
 * @throws Problem `not_found`
 */
export async function listPhotoItemsOf(
  queries: Queryable,
  member: Member,
  id: number,
  { state, ...paging }: Paging & { state?: keyof typeof statusesOf | undefined },
  now: Date,
): Promise<PageOf<PhotoBatchItem>> {
  await photoBatchOf(queries, member, id, now);
  const wanted = state ? sql`i.status = any(${int8Array(statusesOf[state])})` : sql`true`;
  const from = sql`from photo_batch_items i join locations l on l.company_id = i.company_id and l.id = i.location_id
    where i.company_id = ${member.companyId} and i.batch_id = ${id} and ${locationScope(member, sql`i.location_id`)} and ${wanted}`;
  const found = await rows<ItemRow>(
    queries,
    sql`select i.id::int8 as id, i.category, i.status, i.problem, ${locationColumns}
        ${from} order by i.id ${limitOffset(paging)}`,
  );
  const results = found.map((row) => ({
    id: row.id,
    location: toLocation(row),
    category: row.category,
    status: row.status,
    problem: row.problem,
  }));
  return { count: await countFrom(queries, from), results };
}

const isOpen = sql`i.status in (${itemStatus.waiting}, ${itemStatus.sending})`;

const locationColumns = sql`l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified`;

const batchColumns = sql`b.id::int8 as id, b.action, b.created_at, b.last_send_at, u.name as author, c.*`;

function batchesOf(member: Member): SQL {
  return sql`from photo_batches b join users u on u.id = b.author_id cross join lateral (
      select count(*) as total, count(*) filter (where ${isOpen}) as processing,
        count(*) filter (where i.status = ${itemStatus.published}) as done,
        count(*) filter (where i.status = ${itemStatus.notPublished}) as failed
      from photo_batch_items i
      where i.company_id = ${member.companyId} and i.batch_id = b.id and ${locationScope(member, sql`i.location_id`)}
      having count(*) > 0) c
    where b.company_id = ${member.companyId}`;
}

interface PhotoRow extends LocationColumns {
  id: number;
  category: string;
  type: string | null;
  width: number;
  height: number;
  created_at: Moment;
  is_deleting: boolean;
  is_own: boolean;
}

interface ItemRow extends LocationColumns {
  id: number;
  category: PhotoCategory;
  status: ItemStatus;
  problem: ItemProblem | null;
}

interface BatchRow {
  id: number;
  action: PhotoBatchAction;
  created_at: Moment;
  last_send_at: Moment;
  author: string;
  total: number;
  processing: number;
  done: number;
  failed: number;
}

function toPhoto(services: Services, { companyId }: Member, row: PhotoRow): Photo {
  const { id, type, width, height, is_deleting, is_own } = row;
  return {
    id,
    category: fromGoogleCategory(row.category),
    url: type === null ? '' : photoAddressForMember(services, { companyId, photoId: id }),
    width,
    height,
    created_at: isoOf(row.created_at),
    location: toLocation(row),
    is_deleting,
    is_own,
  };
}

function toLocation(row: LocationColumns): Photo['location'] {
  const { id, name, formatted_address } = summaryOf(row);
  return { id, name, formatted_address };
}

function toBatch(row: BatchRow, now: Date): PhotoBatch {
  const { id, action, author, total, processing, done, failed } = row;
  return {
    id,
    action,
    status: batchStatusOf({ processing, failed }),
    created_at: isoOf(row.created_at),
    author,
    total,
    processing,
    done,
    failed,
    seconds_left: processing > 0 ? secondsLeft(row.last_send_at, now) : null,
  };
}
