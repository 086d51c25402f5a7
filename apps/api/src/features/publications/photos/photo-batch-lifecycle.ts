import { sql, type SQL } from 'drizzle-orm';
import { isSinglePhoto } from '@pinfold/contract/features/publications/photo';
import {
  canRetry,
  itemProblems,
  itemStatus,
  type ItemProblem,
} from '@pinfold/contract/features/publications/post-status';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { photoFile, removeFiles } from '../publication-files.ts';
import { ofVersion, type ClaimedPhoto, type PhotoVersion } from './claim-photo.ts';

/*
 * Every write of `photo_batch_items.status`, in the order of an item's life: accepted (where batches are made); claimed
 * by the job that calls the provider (`claim-photo.ts`); settled; and accepted again when somebody tries again. What was
 * sent or deleted is among the photos of its location at once.
 */

/** What the provider made of an item. */
export interface MadePhoto {
  googleName: string;
  /** The provider's. */
  category: string;
}

/**
 * Writes that a photo was taken, and stores it among the photos of its location, file included, so that the store
 * locator shows it without waiting for the next reading.
 */
export async function settleSent(
  services: Services,
  version: PhotoVersion,
  item: ClaimedPhoto,
  made: MadePhoto,
  content: Uint8Array,
): Promise<void> {
  const { database, files, jobs, now } = services;
  const { companyId } = version;
  const { id } = await oneRow<{ id: number }>(
    database.queries,
    sql`select nextval(pg_get_serial_sequence('location_photos', 'id')) as id`,
  );
  const file = photoFile(companyId, id);
  await files.write(file, content, 'image/jpeg');
  const isKept = await database.queries.transaction(async (tx) => {
    // Of two items of a location that look for the same photo one finds it taken.
    await tx.execute(
      sql`select from locations where company_id = ${companyId} and id = ${item.locationId} for no key update`,
    );
    const settled = await rows<{ is_taken: boolean }>(
      tx,
      sql`update photo_batch_items i set status = ${itemStatus.published}, problem = null, google_name = ${made.googleName}
          where ${ofVersion(version)} returning exists (select from photo_batch_items o
            where o.company_id = i.company_id and o.google_name = ${made.googleName} and o.id <> i.id
              and o.upload_id is not null) as is_taken`,
    );
    if (settled.length === 0) return false;
    if (settled[0]?.is_taken) throw new Error('The photo that was found is another item’s by now');
    const replaced = isSinglePhoto(item.category)
      ? await removePhotos(
          tx,
          sql`company_id = ${companyId} and location_id = ${item.locationId} and google_name <> ${made.googleName}
              and category in (${made.category}, ${made.category === 'PROFILE' ? 'LOGO' : made.category})`,
        )
      : [];
    const stored = await rows(
      tx,
      sql`insert into location_photos (company_id, id, location_id, google_name, category, type, width, height, created_at)
          select l.company_id, ${id}::int8, l.id, ${made.googleName}, ${made.category}, 'image/jpeg', u.width, u.height, ${now().toISOString()}::timestamptz
          from locations l join uploads u on u.company_id = l.company_id and u.id = ${item.uploadId}
          where l.company_id = ${companyId} and l.id = ${item.locationId}
          on conflict (company_id, google_name) do nothing returning 1`,
    );
    if (replaced.length > 0)
      await jobs.enqueue(tx, removeFiles, [
        { payload: { files: replaced.map((photoId) => photoFile(companyId, photoId)) } },
      ]);
    await publishPhotos(services, tx, companyId, item);
    return stored.length > 0;
  });
  // The reading of the day had found it already, or the location is gone.
  if (!isKept) await files.remove(file);
}

/** Writes that a photo is gone at the provider, and takes it away here. */
export async function settleDeleted(
  services: Services,
  version: PhotoVersion,
  item: ClaimedPhoto,
): Promise<void> {
  const { companyId } = version;
  await services.database.queries.transaction(async (tx) => {
    const settled = await rows(
      tx,
      sql`update photo_batch_items i set status = ${itemStatus.published}, problem = null
          where ${ofVersion(version)} returning 1`,
    );
    if (settled.length === 0) return;
    const removed = await removePhotos(
      tx,
      sql`company_id = ${companyId} and google_name = ${item.googleName}`,
    );
    const files = removed.map((id) => photoFile(companyId, id));
    if (files.length > 0) await services.jobs.enqueue(tx, removeFiles, [{ payload: { files } }]);
    await publishPhotos(services, tx, companyId, item);
  });
}

async function removePhotos(tx: Queryable, where: SQL): Promise<number[]> {
  const removed = await rows<{ id: number }>(
    tx,
    sql`delete from location_photos where ${where} returning id::int8 as id`,
  );
  return removed.map(({ id }) => id);
}

async function publishPhotos(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  companyId: number,
  { batchId, locationId }: ClaimedPhoto,
): Promise<void> {
  await live.publish(tx, companyId, { topic: 'media', ids: [batchId] });
  await live.publish(tx, companyId, { topic: 'store_locator', ids: [locationId] });
}

/** Writes that an item has failed, unless a later version replaced it. */
export async function settleFailed(
  { database, live }: Services,
  version: PhotoVersion,
  problem: ItemProblem,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const settled = await rows<{ batch_id: number }>(
      tx,
      sql`update photo_batch_items i set status = ${itemStatus.notPublished}, problem = ${problem}
          where ${ofVersion(version)} returning i.batch_id::int8 as batch_id`,
    );
    const ids = settled.map(({ batch_id }) => batch_id);
    if (ids.length > 0) await live.publish(tx, version.companyId, { topic: 'media', ids });
  });
}

/** Makes failed items of a batch wait again, as far as sending the same again can help; `where` narrows `i`. */
export async function acceptAgain(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, batchId, where }: { companyId: number; batchId: number; where: SQL },
): Promise<{ id: number; locationId: number; version: number }[]> {
  const retryable = sql.param(itemProblems.filter(canRetry));
  const accepted = await rows<{ id: number; location_id: number; version: number }>(
    tx,
    sql`update photo_batch_items i
        set status = ${itemStatus.waiting}, problem = null, version = i.version + 1, accepted_at = ${now().toISOString()}
        where i.company_id = ${companyId} and i.batch_id = ${batchId} and i.status = ${itemStatus.notPublished}
          and i.problem = any(${retryable}::text[]) and ${where}
        returning i.id::int8 as id, i.location_id::int8 as location_id, i.version`,
  );
  return accepted.map(({ id, location_id, version }) => ({ id, locationId: location_id, version }));
}
