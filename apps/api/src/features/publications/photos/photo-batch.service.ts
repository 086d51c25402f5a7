import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ExcludedLocation } from '@pinfold/contract/features/publications/local-posts.endpoints';
import {
  photoBatchActions,
  photoRatio,
  type PhotoBatchAction,
  type PhotoCategory,
} from '@pinfold/contract/features/publications/photo';
import type { PhotoBatch } from '@pinfold/contract/features/publications/photos.endpoints';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import {
  chosenLocations,
  locationsUnavailable,
  toExcluded,
  type LocationChoice,
} from '../chosen-locations.ts';
import { keepUploads } from '../pictures/uploads.service.ts';
import { deletePhoto } from './delete-photo.job.ts';
import { fromGoogleCategory } from './google-category.ts';
import { acceptAgain } from './photo-batch-lifecycle.ts';
import { photoBatchOf } from './photos.queries.ts';
import { sendPhoto } from './send-photo.job.ts';

interface NewPhotos extends LocationChoice {
  photos: readonly { category: PhotoCategory; upload_id: number }[];
  request_id: string;
}

/**
 * Sends photos to many locations, at most one of each category. Of two requests with one id the second gets the batch of
 * the first.
 * @throws Problem `photo_category_repeated`, `locations_missing`, `facility_unknown`, `group_unknown`,
 * `location_unavailable`, which names them, `image_unknown`
 */
export async function sendPhotos(
  services: Services,
  member: Member,
  request: NewPhotos,
  language: Language,
): Promise<{ batch: PhotoBatch; excluded: ExcludedLocation[] }> {
  refuseRepeated(request.photos);
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const chosen = await chosenLocations(tx, member, request, 'photo');
    const excluded = chosen.flatMap(toExcluded);
    if (chosen.length === 0)
      throw new Problem('locations_missing', { errors: [{ path: 'body.facilities_ids' }] });
    if (excluded.length === chosen.length) throw locationsUnavailable(chosen, language);
    const { id, isNew } = await startBatch(tx, services, member, photoBatchActions.add, request.request_id);
    if (isNew) {
      await requireUploads(tx, services, member, request.photos);
      const open = chosen.filter(({ reason }) => reason === null);
      const items = open.flatMap(({ id: locationId }) =>
        request.photos.map(({ category, upload_id }) => ({ locationId, category, uploadId: upload_id })),
      );
      await enqueueItems(tx, services, { companyId, batchId: id, action: photoBatchActions.add }, [
        ...(await addItems(tx, services, companyId, id, items)),
      ]);
    }
    return { batch: await photoBatchOf(tx, member, id, services.now()), excluded };
  });
}

function refuseRepeated(photos: NewPhotos['photos']): void {
  const errors = photos.flatMap(({ category }, index) =>
    photos.findIndex((one) => one.category === category) === index
      ? []
      : [{ path: `body.photos.${index}.category` }],
  );
  if (errors.length > 0) throw new Problem('photo_category_repeated', { errors });
}

/** A photo that was cut for another shape is as unknown as one that is gone. */
async function requireUploads(
  tx: Queryable,
  services: Services,
  member: Member,
  photos: NewPhotos['photos'],
): Promise<void> {
  const found = await keepUploads(
    tx,
    services,
    member,
    'photo',
    photos.map(({ upload_id }) => upload_id),
  );
  const errors = photos.flatMap(({ upload_id, category }, index) => {
    const upload = found.find(({ id }) => id === upload_id);
    const isFitting =
      upload && photoRatio((upload.category ?? category) as PhotoCategory) === photoRatio(category);
    return isFitting ? [] : [{ path: `body.photos.${index}.upload_id` }];
  });
  if (errors.length > 0) throw new Problem('image_unknown', { errors });
}

/**
 * Deletes photos at Google, as far as none of them is being deleted already.
 * @throws Problem `not_found` if one of them is not there, or not for the member
 */
export async function deletePhotos(
  services: Services,
  member: Member,
  ids: readonly number[],
): Promise<PhotoBatch> {
  const { companyId } = member;
  const wanted = [...new Set(ids)];
  return services.database.queries.transaction(async (tx) => {
    const found = await rows<{ location_id: number; google_name: string; category: string }>(
      tx,
      sql`select p.location_id::int8 as location_id, p.google_name, p.category from location_photos p
          where p.company_id = ${companyId} and p.id = any(${int8Array(wanted)})
            and ${locationScope(member, sql`p.location_id`)}
          order by p.id for update`,
    );
    if (found.length < wanted.length) throw new Problem('not_found');
    const names = sql.param(found.map(({ google_name }) => google_name));
    const open = await rows<{ google_name: string; batch_id: number }>(
      tx,
      sql`select i.google_name, i.batch_id::int8 as batch_id from photo_batch_items i
          where i.company_id = ${companyId} and i.google_name = any(${names}::text[])
            and i.status in (${itemStatus.waiting}, ${itemStatus.sending})
          order by i.batch_id desc`,
    );
    const deleting = new Set(open.map(({ google_name }) => google_name));
    const items = found
      .filter(({ google_name }) => !deleting.has(google_name))
      .map(({ location_id, google_name, category }) => ({
        locationId: location_id,
        category: fromGoogleCategory(category),
        googleName: google_name,
      }));
    const [last] = open;
    if (items.length === 0 && last) return photoBatchOf(tx, member, last.batch_id, services.now());
    const { id } = await startBatch(tx, services, member, photoBatchActions.delete, randomUUID());
    const added = await addItems(tx, services, companyId, id, items);
    await enqueueItems(tx, services, { companyId, batchId: id, action: photoBatchActions.delete }, added);
    return photoBatchOf(tx, member, id, services.now());
  });
}

/**
 * Sends again what failed at the member's locations, and nothing else.
 * @throws Problem `not_found`, `nothing_to_retry`
 */
export async function retryPhotos(services: Services, member: Member, batchId: number): Promise<PhotoBatch> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const { action } = await photoBatchOf(tx, member, batchId, services.now());
    const where = locationScope(member, sql`i.location_id`);
    const accepted = await acceptAgain(tx, services, { companyId, batchId, where });
    if (accepted.length === 0) throw new Problem('nothing_to_retry');
    await enqueueItems(tx, services, { companyId, batchId, action }, accepted);
    return photoBatchOf(tx, member, batchId, services.now());
  });
}

async function startBatch(
  tx: Queryable,
  { now }: Services,
  { companyId, userId }: Member,
  action: PhotoBatchAction,
  requestId: string,
): Promise<{ id: number; isNew: boolean }> {
  const moment = now().toISOString();
  const [made] = await rows<{ id: number }>(
    tx,
    sql`insert into photo_batches (company_id, action, request_id, author_id, created_at, last_send_at)
        values (${companyId}, ${action}, ${requestId}, ${userId}, ${moment}, ${moment})
        on conflict (company_id, request_id) do nothing returning id::int8 as id`,
  );
  if (made) return { id: made.id, isNew: true };
  const [existing] = await rows<{ id: number }>(
    tx,
    sql`select id::int8 as id from photo_batches where company_id = ${companyId} and request_id = ${requestId}`,
  );
  return { id: existing?.id ?? 0, isNew: false };
}

interface NewItem {
  locationId: number;
  category: PhotoCategory;
  uploadId?: number;
  googleName?: string;
}

interface AcceptedItem {
  id: number;
  locationId: number;
  version: number;
}

async function addItems(
  tx: Queryable,
  { now }: Services,
  companyId: number,
  batchId: number,
  items: readonly NewItem[],
): Promise<AcceptedItem[]> {
  const added = await rows<{ id: number; location_id: number; version: number }>(
    tx,
    sql`insert into photo_batch_items (company_id, batch_id, location_id, category, upload_id, google_name, status, accepted_at)
        select ${companyId}::int8, ${batchId}::int8, "locationId", category, "uploadId", "googleName", ${itemStatus.waiting}::int2, ${now().toISOString()}::timestamptz
        from json_to_recordset(${JSON.stringify(items)}::json) as given (
          "locationId" int8, category int2, "uploadId" int8, "googleName" text)
        returning id::int8 as id, location_id::int8 as location_id, version`,
  );
  return added.map(({ id, location_id, version }) => ({ id, locationId: location_id, version }));
}

/** Enqueues the job of each item for when the provider's quotas allow it, and notes when the last one is due. */
async function enqueueItems(
  tx: Queryable,
  services: Services,
  { companyId, batchId, action }: { companyId: number; batchId: number; action: PhotoBatchAction },
  items: readonly AcceptedItem[],
): Promise<void> {
  const last = await enqueueSpread(
    tx,
    services,
    action === photoBatchActions.add ? sendPhoto : deletePhoto,
    ['google/v4', 'sending'],
    items.map(({ id, version, locationId }) => ({ locationId, payload: { companyId, itemId: id, version } })),
  );
  await tx.execute(
    sql`update photo_batches set last_send_at = ${last.toISOString()} where company_id = ${companyId} and id = ${batchId}`,
  );
  await services.live.publish(tx, companyId, { topic: 'media', ids: [batchId] });
}
